/** A text in the languages of the console. */
export interface Texts {
  readonly en: string;
  readonly de: string;
}

/** How long something is stored by default, and the setting that changes it. */
export interface DeclaredPeriod {
  readonly length: number;
  readonly unit: 'hour' | 'day' | 'month' | 'year';
  /** What the time begins with. */
  readonly since: Texts;
  readonly setting?: { readonly name: string; readonly min: number; readonly max: number };
}

/** One line of what is stored. Whatever is stored stands in one. */
export interface RetentionDeclaration {
  /** Stays what it is: counts are stored under it. */
  readonly id: string;
  readonly what: Texts;
  readonly reason: Texts;
  /** Tables of the database, and folders of files as `mail/`. */
  readonly places: readonly string[];
  /** When it goes: after a time, or as a sentence says. */
  readonly until: DeclaredPeriod | Texts;
}

/** Whether it goes after a time. */
export const isPeriod = (until: RetentionDeclaration['until']): until is DeclaredPeriod => 'length' in until;
