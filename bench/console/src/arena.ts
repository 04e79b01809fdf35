import type { Page } from 'playwright-core';

/** Looks at the document of a console; called once for each frame, inside the page. */
export interface Probe {
  /** Whether the rows of the list that fit on the screen are in the document. */
  hasRows(): boolean;
  /** Identifies the displayed record; empty where none is shown with its values. */
  record(): string;
  /** Whether the record is shown as saved, with this text among its values. */
  isSaved(text: string): boolean;
}

/** A press, and what it leads to. */
export interface Step {
  press(page: Page): Promise<void>;
  readonly until: 'hasRows' | 'hasOtherRecord';
}

/** A console that does what is measured. */
export interface Arena {
  readonly name: string;
  /** Below the origin: the list, and the list that goes on at its end. */
  readonly listPath: string;
  readonly endlessPath: string;
  /** Makes the probe. Runs in the page, so that it sees nothing outside of itself. */
  readonly createProbe: () => Probe;
  /** From the list to the record of the row, counted from 0. */
  openRecord(row: number): Step;
  /** From a record to another one of the list, by the shortest way that there is. */
  readonly other: readonly Step[];
  /** And to the one before, which was on the screen already. */
  readonly seen: Step;
  /** Comes to a form with the record's texts; not timed, since react-admin's record is a form from the start. */
  beginEdit(page: Page): Promise<void>;
  /** Writes another text into one field; not timed. */
  write(page: Page, text: string): Promise<void>;
  pressSave(page: Page): Promise<void>;
  /** How many rows the list has come to. */
  rowsReached(page: Page): Promise<number>;
}
