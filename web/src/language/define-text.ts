/** Texts by key: the languages must have the same keys to compile. */
export interface Text<En extends Record<string, string>> {
  en: En
  es: { [Key in keyof En]: string }
}

/** Messages are ICU: `{name}` is a value, plurals as `{n, plural, one {…} other {…}}`. */
export function defineText<const En extends Record<string, string>>(text: Text<En>): Text<En> {
  return text
}

/** Keys of texts without values or markup. */
export type PlainKey<En extends Record<string, string>> = {
  [Key in keyof En]: En[Key] extends `${string}${'{' | '<'}${string}` ? never : Key
}[keyof En]
