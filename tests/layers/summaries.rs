//! Every function that changes the journal entries of a saved game also deletes the stored summary
//! of the game, in the same transaction, because the change outdates the summary.

use syn::visit::{self, Visit};
use syn::{Expr, ExprMethodCall, ImplItemFn, ItemFn, Path};

use crate::sources;

/// Name of the method that deletes the summary of a game.
const FORGET: &str = "forget_summary";

/// Methods that change a store of the browser's database.
const WRITES: [&str; 4] = ["add", "put", "delete", "clear"];

/// Functions that name the store of entries but write only summaries.
const EXEMPT: [&str; 1] = ["put_rows"];

/// What a function does with the stores of the database.
#[derive(Default)]
struct Uses {
    /// Whether the function opens the store of entries, or a store whose name is in a variable.
    may_be_entries: bool,
    writes: bool,
    forgets: bool,
}

impl<'ast> Visit<'ast> for Uses {
    fn visit_path(&mut self, path: &'ast Path) {
        let last = path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        self.may_be_entries |= path.segments.len() > 1 && last == "Entries";
        visit::visit_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let method = call.method.to_string();
        self.writes |= WRITES.contains(&method.as_str());
        self.forgets |= method == FORGET;
        let is_constant = matches!(call.args.first(), Some(Expr::Path(path)) if path.path.segments.len() > 1);
        self.may_be_entries |= method == "store" && !call.args.is_empty() && !is_constant;
        visit::visit_expr_method_call(self, call);
    }
}

/// Functions of a file that may write to the store of entries, each with whether it deletes the
/// summary.
#[derive(Default)]
struct Writers(Vec<(String, bool)>);

impl Writers {
    fn look(&mut self, name: String, uses: &Uses) {
        if uses.writes && uses.may_be_entries && !EXEMPT.contains(&name.as_str()) {
            self.0.push((name, uses.forgets));
        }
    }
}

impl<'ast> Visit<'ast> for Writers {
    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        let mut uses = Uses::default();
        uses.visit_item_fn(function);
        self.look(function.sig.ident.to_string(), &uses);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        let mut uses = Uses::default();
        uses.visit_impl_item_fn(function);
        self.look(function.sig.ident.to_string(), &uses);
    }
}

fn writers(text: &str) -> Vec<(String, bool)> {
    let mut writers = Writers::default();
    writers.visit_file(&syn::parse_file(text).unwrap());
    writers.0
}

#[test]
fn every_function_that_changes_entries_forgets_the_summary() {
    let all: Vec<_> = sources("src/browser").iter().flat_map(|(_, text)| writers(text)).collect();
    let without: Vec<_> = all.iter().filter(|(_, forgets)| !forgets).map(|(name, _)| name).collect();
    assert_eq!(without, Vec::<&String>::new(), "these write entries and leave the summary");
    // There are functions for moves, restored backups, deleted and undeleted games, and damaged
    // games.
    assert!(all.len() >= 5, "{all:?}");
}

#[test]
fn a_function_that_leaves_the_summary_is_found() {
    let deliberate_faults = "
        async fn named(writing: &Writing) -> Result<(), Error> {
            let entries = writing.store(StoreName::Entries)?;
            entries.add(&record, None).map(drop)
        }
        impl Store {
            fn any(&self, writing: &Writing, store: StoreName) { writing.store(store).unwrap().delete(key); }
            fn good(&self, writing: &Writing) {
                writing.forget_summary(game);
                writing.store(StoreName::Entries).unwrap().put(&record, None);
            }
            fn reads(&self, writing: &Writing) { writing.store(StoreName::Entries).unwrap().get(key); }
            fn other(&self, writing: &Writing) { writing.store(StoreName::State).unwrap().put(&record, None); }
        }";
    let found = [("named", false), ("any", false), ("good", true)];
    assert_eq!(writers(deliberate_faults), found.map(|(name, forgets)| (name.to_owned(), forgets)));
}
