/** A technical fact of a listing, as its fields hold it. The unit stands apart, so that numbers can be aligned. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  /** One of those that decide. */
  readonly key?: true;
}

/** What was tested on a unit, and with what result. */
export interface Test {
  readonly what: string;
  readonly result: string;
}

type Translate = (text: string) => string | null;

/** Translates the texts of a listing into one language. Null where a seller wrote something that no table has. */
export interface ListingTranslator {
  readonly type: Translate;
  /** A title: manufacturer, model, type. */
  readonly title: Translate;
  /** Notes, terms, parts: a text of its own. */
  readonly text: Translate;
  /** Of a picture or a document: what it shows, or its name and the number of the listing. */
  readonly caption: Translate;
  readonly fact: (fact: Fact) => Fact | null;
  readonly test: (test: Test) => Test | null;
}
