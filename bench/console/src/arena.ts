import type { Page } from 'playwright-core';

/** A console that does what is measured. Each step resolves once its result can be seen and used. */
export interface Arena {
  readonly name: string;
  /** From a link to the list in an empty browser to fifty rows. */
  openList(page: Page, origin: string): Promise<void>;
  /** From the list to the record of the row, counted from 0. */
  openRecord(page: Page, row: number): Promise<void>;
  /** From a record to another one of the list, by the shortest way that there is. */
  other(page: Page): Promise<void>;
  /** And to the one before, which was on the screen already. */
  seen(page: Page): Promise<void>;
  /** Comes to a form with the record's texts; not timed, since react-admin's record is a form from the start. */
  beginEdit(page: Page): Promise<void>;
  /** Writes another text into one field, saves, and sees that it is saved. */
  save(page: Page, text: string): Promise<void>;
  /** The list that goes on at its end. */
  openEndlessList(page: Page, origin: string): Promise<void>;
  /** How many rows the list has come to. */
  rowsReached(page: Page): Promise<number>;
}
