/**
 * The type of a translation of `T`, the texts of an English file: the same keys, functions with the same arguments, lists
 * of the same length, and other words. A key that is missing, unknown or takes other arguments does not compile.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...input: infer Input) => infer Output
    ? (...input: Input) => Translated<Output>
    : T extends readonly unknown[] | object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T;
