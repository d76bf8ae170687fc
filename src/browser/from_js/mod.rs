//! Values of ours, read from JavaScript's.
//!
//! `serde-wasm-bindgen` writes them, and this reads the shapes that it writes. What is wrong is said in a few words: a
//! reader that can print whatever it did not expect makes the page a good deal larger.

mod fault;

pub use fault::Fault;

use super::web;
use js_sys::{Array, Object};
use serde::de::value::U32Deserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use wasm_bindgen::prelude::*;

/// Reads a value.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read<T: DeserializeOwned>(from: JsValue) -> Result<T, Fault> {
    T::deserialize(JsReader(from))
}

/// A value to be read.
pub(super) struct JsReader(pub(super) JsValue);

impl JsReader {
    fn whole(&self) -> Result<u64, Fault> {
        let number = self.0.as_f64().unwrap_or(-1.0);
        if number.fract() != 0.0 || !(0.0..=js_sys::Number::MAX_SAFE_INTEGER).contains(&number) {
            return Err(Fault::new("a whole number belongs here"));
        }
        Ok(number as u64)
    }

    fn text(&self) -> Result<String, Fault> {
        self.0.as_string().ok_or_else(|| Fault::new("a text belongs here"))
    }

    fn list(self) -> Result<Items, Fault> {
        let list = self.0.dyn_into().map_err(|_| Fault::new("a list belongs here"))?;
        Ok(Items { list, next: 0 })
    }

    fn fields(self, names: &'static [&'static str]) -> Result<Fields, Fault> {
        if !self.0.is_object() {
            return Err(Fault::new("fields belong here"));
        }
        Ok(Fields { object: self.0, names, looked: 0, value: JsValue::UNDEFINED })
    }

    /// A variant alone is a text; one that holds something is the only field of an object.
    fn variant(self, names: &'static [&'static str]) -> Result<Variant, Fault> {
        let (name, value) = match self.0.as_string() {
            Some(name) => (name, JsValue::UNDEFINED),
            None if self.0.is_object() => {
                let keys = Object::keys(self.0.unchecked_ref::<Object>());
                let name = if keys.length() == 1 { keys.get(0) } else { JsValue::UNDEFINED };
                let name = name.as_string().unwrap_or_default();
                let value = web::field(&self.0, &name);
                (name, value)
            }
            None => return Err(Fault::new("one of several things belongs here")),
        };
        match (0..).zip(names).find(|(_, known)| **known == name) {
            Some((index, _)) => Ok(Variant { index, value }),
            None => Err(Fault::of(&name, " is not known")),
        }
    }
}

macro_rules! whole_numbers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            visitor.visit_u64(self.whole()?)
        }
    )*};
}

macro_rules! texts {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            visitor.visit_string(self.text()?)
        }
    )*};
}

impl<'de> Deserializer<'de> for JsReader {
    type Error = Fault;

    whole_numbers! { deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }

    texts! { deserialize_char deserialize_str deserialize_string }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_bool(self.0.as_bool().ok_or_else(|| Fault::new("yes or no belongs here"))?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.0.is_null() || self.0.is_undefined() {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_seq(self.list()?)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_seq(self.list()?)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_map(self.fields(names)?)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_enum(self.variant(names)?)
    }

    /// Nothing of ours has any other shape.
    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Fault> {
        Err(Fault::new("nothing of this kind can be read"))
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 f32 f64 bytes byte_buf unit unit_struct tuple_struct map identifier ignored_any
    }
}

/// What stands in a list.
struct Items {
    list: Array,
    next: u32,
}

impl<'de> SeqAccess<'de> for Items {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        if self.next == self.list.length() {
            return Ok(None);
        }
        self.next += 1;
        seed.deserialize(JsReader(self.list.get(self.next - 1))).map(Some)
    }
}

/// What stands in the fields of an object: of those that are wanted, those that are there.
struct Fields {
    object: JsValue,
    names: &'static [&'static str],
    /// How many of the names have been looked for.
    looked: usize,
    /// What stands in the field that was looked for last.
    value: JsValue,
}

impl Fields {
    /// Looks for the next field that is there: which of the names it is.
    fn find_next(&mut self) -> Option<u32> {
        while let Some(name) = self.names.get(self.looked) {
            self.looked += 1;
            self.value = web::field(&self.object, name);
            if !self.value.is_undefined() {
                return Some(self.looked as u32 - 1);
            }
        }
        None
    }

    /// Says in which field a fault is.
    fn place(&self, fault: Fault) -> Fault {
        Fault::of(self.names[self.looked - 1], &format!(": {fault}"))
    }
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        self.find_next().map(|index| seed.deserialize(by_index(index))).transpose()
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Fault> {
        seed.deserialize(JsReader(self.value.clone())).map_err(|fault| self.place(fault))
    }
}

/// One of several things, by its place among their names, and what it holds.
struct Variant {
    index: u32,
    value: JsValue,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Fault;
    type Variant = JsReader;

    fn variant_seed<K: DeserializeSeed<'de>>(self, seed: K) -> Result<(K::Value, JsReader), Fault> {
        Ok((seed.deserialize(by_index(self.index))?, JsReader(self.value)))
    }
}

impl<'de> VariantAccess<'de> for JsReader {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        if self.0.is_undefined() { Ok(()) } else { Err(Fault::new("it holds something and should not")) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Fault> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_seq(self.list()?)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_map(self.fields(names)?)
    }
}

/// A name by its place in the list that serde hands over, which is one comparison less for each name.
fn by_index(index: u32) -> U32Deserializer<Fault> {
    index.into_deserializer()
}
