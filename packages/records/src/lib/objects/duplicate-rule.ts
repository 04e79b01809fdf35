/** How alike two values must be. Fuzzy ones compare trigrams, without case, accents and punctuation. */
export interface MatchField {
  readonly field: string;
  readonly method: 'exact' | 'fuzzy';
  /** Two records without a value match too. */
  readonly blankMatches?: boolean;
}

/** When two records count as the same one. What is compared in a form of its own has an index for it. */
export interface MatchingRule {
  readonly name: string;
  /** The object searched; the rule's own by default. Fields are paired by name, or by `as`. */
  readonly object?: string;
  /** All of them match. */
  readonly fields: readonly (MatchField & { readonly as?: string })[];
}

/** Records that probably exist already. */
export interface DuplicateRule {
  readonly name: string;
  readonly label: string;
  /** Any of them matches. */
  readonly matching: readonly MatchingRule[];
  /** `block` rejects the write; `allow` rejects it until the writer confirms it. */
  readonly onCreate: 'allow' | 'block';
  readonly onUpdate: 'allow' | 'block';
}

/** What must hold when a record is saved. */
export interface ValidationRule {
  readonly name: string;
  /** A formula over the record; true is the error. */
  readonly error: string;
  readonly message: string;
  /** Where the message stands; without it at the top. */
  readonly field?: string;
}

/** What a search finds, and what it shows of it. */
export interface SearchLayout {
  /** Text fields whose words are found; by default the name and other short texts. */
  readonly fields?: readonly string[];
  readonly columns?: readonly string[];
  /** Fields by which results can be narrowed. */
  readonly filters?: readonly string[];
}
