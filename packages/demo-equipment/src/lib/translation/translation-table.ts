/**
 * Texts of the catalogue and what they are in another language. A text may have slots: `{a|b}` is one of the words,
 * `{0.5..1.5}` and `{#}` are numbers. The translation has as many, in the same order: `{}` repeats what stands there, with
 * numbers as the language writes them, and `{x|y}` names the words in the order of the original.
 */
export type Phrases = Readonly<Record<string, string>>;

/** All texts of the catalogue, in one language. A further language is a further table. */
export interface TranslationTable {
  /** BCP 47; numbers are written by it. */
  readonly locale: string;
  /** Names and descriptions of the categories. */
  readonly categories: Phrases;
  /** What units are, as in titles after the model. */
  readonly types: Phrases;
  readonly factNames: Phrases;
  readonly factValues: Phrases;
  readonly units: Phrases;
  /** What pictures show, after a title or a type, and what stands before it. */
  readonly views: Phrases;
  /** All that stands alone or beside others as sentences do: notes, tests, results, parts, terms. */
  readonly sentences: Phrases;
}
