//! Headings of the columns of a player table, in all languages of the app.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::club::archive::search_text::searchable;

/// Kind of data in a column of a player table, such as name or rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerField {
    /// The number of the row. It is ignored.
    Number,
    /// The full name. If another column contains the first or the last names, this column contains
    /// the other part of the name.
    Name,
    /// The first name.
    FirstName,
    /// The last name.
    LastName,
    /// The rating.
    Rating,
    /// The national rating, used if the player has no other rating.
    NationalRating,
    /// The FIDE ID.
    FideId,
    /// The ID in the national federation.
    NationalId,
    /// The chess federation as a three-letter code.
    Federation,
    /// The date, month or year of birth.
    Birth,
    /// The chess title.
    Title,
    /// The sex.
    Sex,
    /// The club.
    Club,
}

impl PlayerField {
    /// Returns the identifier of this kind of data, such as `fide-id`, for tests and HTML.
    pub const fn code(self) -> &'static str {
        match self {
            PlayerField::Number => "number",
            PlayerField::Name => "name",
            PlayerField::FirstName => "first-name",
            PlayerField::LastName => "last-name",
            PlayerField::Rating => "rating",
            PlayerField::NationalRating => "national-rating",
            PlayerField::FideId => "fide-id",
            PlayerField::NationalId => "national-id",
            PlayerField::Federation => "federation",
            PlayerField::Birth => "birth",
            PlayerField::Title => "title",
            PlayerField::Sex => "sex",
            PlayerField::Club => "club",
        }
    }

    /// Whether data of this kind look different from names. `true` for ratings and dates, for
    /// example; `false` for names and clubs.
    pub(super) const fn is_unlike_names(self) -> bool {
        !matches!(
            self,
            PlayerField::Name | PlayerField::FirstName | PlayerField::LastName | PlayerField::Club
        )
    }
}

/// Known headings for each field in English, German, Spanish, French, Ukrainian, Arabic, Hindi and
/// Chinese, and in the files of pairing programs. The headings of a field are separated by `|`.
const HEADINGS: [(PlayerField, &str); 13] = [
    (
        PlayerField::Number,
        "no|nr|#|n|num|pos|rank|snr|sno|start no|starting number|start number|seed|place|lfd nr|startnr|startnummer\
         |rang|platz|setzliste|número|puesto|ranking inicial|numéro|rang initial|№|номер|місце|п/п|№ п/п\
         |الرقم|رقم|م|الترتيب|क्रमांक|क्र|स्थान|序号|编号|排名|名次",
    ),
    (
        PlayerField::Name,
        "name|player|player name|full name|fullname|participant|spieler|spielerin|spielername|teilnehmer|teilnehmerin\
         |nombre|jugador|jugadora|nombre y apellidos|apellidos y nombre|participante|nom|joueur|joueuse|nom et prénom\
         |nom prénom|participant·e|ім'я|гравець|учасник|учасниця|піб|прізвище та ім'я|прізвище ім'я|прізвище, ім'я\
         |الاسم|اسم|اللاعب|اسم اللاعب|الاسم الكامل|नाम|खिलाड़ी|खिलाड़ी का नाम|पूरा नाम|姓名|名字|棋手|选手|棋手姓名",
    ),
    (
        PlayerField::FirstName,
        "first name|firstname|given name|given names|forename|first|vorname|rufname|nombre de pila|prénom|prénoms\
         |prenom|по імені|ім'я гравця|الاسم الأول|الاسم الشخصي|पहला नाम|प्रथम नाम|名",
    ),
    (
        PlayerField::LastName,
        "last name|lastname|surname|family name|last|nachname|familienname|zuname|apellido|apellidos|primer apellido\
         |nom de famille|прізвище|اسم العائلة|العائلة|الكنية|उपनाम|कुलनाम|अंतिम नाम|姓",
    ),
    (
        PlayerField::Rating,
        "rating|elo|rtg|irtg|rtgi|fide rating|fide elo|fide-elo|elo fide|international rating|std|standard|srtng|rating fide\
         |wertungszahl|wertung|twz|elo-zahl|rating (elo)|puntuación elo|classement|classement elo|elo standard|рейтинг\
         |рейтинг fide|ело|ело fide|التصنيف|تصنيف|تقييم|التقييم|تصنيف فيدا|रेटिंग|फिडे रेटिंग|等级分|国际等级分|elo等级分",
    ),
    (
        PlayerField::NationalRating,
        "national rating|nrtg|rtgn|nat rating|rating nat|dwz|nwz|ingo|elo nacional|rating nacional|elo national\
         |classement national|національний рейтинг|التصنيف الوطني|राष्ट्रीय रेटिंग|国内等级分",
    ),
    (
        PlayerField::FideId,
        "fide id|fideid|fide-id|fide no|fide number|fide code|id fide|id|idno|id no|id number|fide-nr|fide-nummer\
         |código fide|número fide|code fide|numéro fide|n° fide|fide ід|код fide|رقم فيدا|رقم الفيدا|معرف فيدا|معرّف فيدا\
         |फिडे आईडी|फिडे संख्या|फिडे क्रमांक|国际棋联编号|棋联id|fide编号",
    ),
    (
        PlayerField::NationalId,
        "national id|nat id|id nat|ident-number|identnumber|ident number|national number|member no|membership number|member id|pkz\
         |zps|mitgliedsnummer|mitgliedsnr|nationale id|spielernummer|id nacional|licencia|número de licencia|licence\
         |n° licence|numéro de licence|code ffe|національний номер|номер у федерації|الرقم الوطني|رقم العضوية|राष्ट्रीय आईडी\
         |सदस्य संख्या|会员号|注册号|国内编号",
    ),
    (
        PlayerField::Federation,
        "fed|federation|country|nation|nationality|föderation|verband|land|federación|país|fédération|pays|федерація\
         |країна|الاتحاد|البلد|الدولة|महासंघ|देश|协会|棋协|国家|国籍",
    ),
    (
        PlayerField::Birth,
        "birth|born|date of birth|birth date|birthdate|birthday|b-day|bday|dob|year of birth|birth year|yob|year|geburtsdatum\
         |geburtstag|geburtsjahr|geb|jahrgang|geboren|fecha de nacimiento|nacimiento|año de nacimiento|año|date de naissance\
         |naissance|né le|né(e) le|année de naissance|année|дата народження|рік народження|народження|تاريخ الميلاد|سنة الميلاد\
         |الميلاد|जन्म तिथि|जन्मतिथि|जन्म वर्ष|जन्म|出生日期|出生年份|出生|生日",
    ),
    (
        PlayerField::Title,
        "title|tit|titel|título|titre|звання|титул|اللقب|لقب|उपाधि|खिताब|称号|头衔|等级称号",
    ),
    (PlayerField::Sex, "sex|gender|m/f|geschlecht|sexo|género|sexe|genre|стать|الجنس|लिंग|性别"),
    (
        PlayerField::Club,
        "club|club/city|club name|team|school|city|verein|klub|vereinsname|verein/ort|ort|schule|equipo|escuela|ciudad\
         |équipe|école|ville|клуб|команда|школа|місто|النادي|نادي|الفريق|المدرسة|المدينة|क्लब|टीम|स्कूल|शहर|俱乐部|单位|队伍|学校|城市",
    ),
];

/// Names of FIDE in other alphabets, normalized and without blanks.
const FIDE_NAMES: [&str; 5] = ["фіде", "фиде", "فيدا", "फिडे", "国际棋联"];

/// Normalizes a heading for comparison: keeps only letters, digits and number signs, because
/// points, hyphens and blanks vary between tables. Replaces names of FIDE in other alphabets by
/// `fide`.
fn comparable_heading(text: &str) -> String {
    let is_kept = |letter: &char| letter.is_alphanumeric() || matches!(letter, '#' | '№' | '°');
    let heading: String = searchable(text).chars().filter(is_kept).collect();
    FIDE_NAMES.iter().fold(heading, |heading, name| heading.replace(name, "fide"))
}

/// Returns the kind of data in the column under a heading. If the heading is unknown, tries again
/// without the word FIDE. Returns `None` if both are unknown.
fn field_of_heading(heading: &str) -> Option<PlayerField> {
    let heading = comparable_heading(heading);
    let without_fide = || BY_WORD.get(&heading.replace("fide", ""));
    BY_WORD.get(&heading).or_else(without_fide).copied()
}

/// Fields by their normalized headings.
static BY_WORD: LazyLock<HashMap<String, PlayerField>> = LazyLock::new(|| {
    let words = HEADINGS
        .iter()
        .flat_map(|(field, words)| words.split('|').map(|word| (comparable_heading(word), *field)));
    words.collect()
});

/// Whether a row of a table contains headings: one cell is a heading of names, and either another
/// cell is a known heading or all other cells are empty.
pub(super) fn is_heading(cells: &[String]) -> bool {
    let known: Vec<PlayerField> = cells.iter().filter_map(|cell| field_of_heading(cell)).collect();
    let is_name = |field: &PlayerField| {
        matches!(field, PlayerField::Name | PlayerField::FirstName | PlayerField::LastName)
    };
    let filled = cells.iter().filter(|cell| !cell.is_empty()).count();
    known.iter().any(is_name) && (known.len() > 1 || filled == 1)
}

/// Whether a cell in a row of a table is a heading of full names, such as `Name`.
pub(super) fn has_name_heading(cells: &[String]) -> bool {
    cells.iter().any(|cell| field_of_heading(cell) == Some(PlayerField::Name))
}

/// Returns the kind of data in each column of a table, by the column's heading; `None` for an
/// unknown heading.
pub(super) fn fields_of_headings(headings: &[String]) -> Vec<Option<PlayerField>> {
    headings.iter().map(|heading| field_of_heading(heading)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_heading_names_one_field() {
        let all = HEADINGS.iter().flat_map(|(field, words)| words.split('|').map(move |word| (*field, word)));
        let all: Vec<_> = all.collect();
        for (field, word) in &all {
            assert!(!comparable_heading(word).is_empty(), "{word}");
            assert_eq!(super::field_of_heading(word), Some(*field), "{word}");
        }
        assert!(all.len() > 250);
    }
}
