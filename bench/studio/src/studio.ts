import type { BrowserContext, Page } from 'playwright-core';

/** Looks at the document, once for each frame, inside the page: whether what somebody waits for is there. */
export interface Probes {
  /** The first rows of the list. */
  list(): boolean;
  /** A form with the words of its rich text. */
  form(): boolean;
  /** The words that say that what was typed is safe. */
  autosaved(): boolean;
  /** The words that say that it was saved. */
  saved(): boolean;
  /** The words that say that all of the chosen ones are published. */
  published(): boolean;
  /** Two versions side by side, with what the second has more. */
  compared(): boolean;
}

/** A studio that does what is measured. */
export interface Studio {
  readonly name: string;
  readonly origin: string;
  /** Runs in the page, so that it sees nothing outside of itself. */
  readonly createProbes: () => Probes;
  /** Below the origin: a list of 50 of all, one of 50 drafts, and the comparison of two long versions. */
  readonly paths: Readonly<Record<'list' | 'drafts' | 'comparison', string>>;
  /** Part of the address that what is typed is stored at. */
  readonly autosaveAddress: string;
  signIn(context: BrowserContext): Promise<void>;
  /** Presses the link of a row of the list, counted from 0. */
  openRow(page: Page, row: number): Promise<void>;
  /** Puts the cursor at the end of the rich text; not timed. */
  enterText(page: Page): Promise<void>;
  pressSave(page: Page): Promise<void>;
  /** Chooses the 50 of the list and comes to the question; not timed. */
  choosePublish(page: Page): Promise<void>;
  confirmPublish(page: Page): Promise<void>;
}
