import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { type CopyTable, type CopyValue, copyTables, rowText } from './copy-rows.ts';

/** Adds one row, whose values stand in the order of the columns. */
export type AddRow = (row: readonly CopyValue[]) => void;

/** Characters that are worth a statement: enough for little of its own cost, few enough to be forgotten young. */
const statementSize = 256 * 1024;
/** Statements under way: one that the database works on, and one that it finds ready after it. */
const maxUnderWay = 2;

/**
 * Rows of several tables on their way to the database, as text from the moment that they are added: so the values of a row are
 * garbage at once, and the database takes rows in while further ones are made.
 */
export class RowStream {
  readonly #client: ClientBase;
  readonly #tables: (Omit<CopyTable, 'rows'> & { rows: string })[] = [];
  readonly #underWay: Promise<void>[] = [];
  #size = 0;

  constructor(client: ClientBase) {
    this.#client = client;
  }

  /** Rows of tables that are opened first are sent first. */
  open(name: string, columns: readonly string[]): AddRow {
    const table = { name, columns, rows: '' };
    this.#tables.push(table);
    return (row) => {
      const text = rowText(row);
      table.rows += text;
      this.#size += text.length;
    };
  }

  /** Sends what was added once that is worth a statement, and waits while the database has enough to do. */
  async makeRoom(): Promise<void> {
    if (this.#size < statementSize) return;
    this.#send();
    if (this.#underWay.length >= maxUnderWay) await this.#underWay.shift();
    // What is sent leaves this process in turns of its own.
    await nextTurn();
  }

  /** Sends the rest, and waits until all is stored. */
  async end(): Promise<void> {
    if (this.#size > 0) this.#send();
    while (this.#underWay.length > 0) await this.#underWay.shift();
  }

  #send(): void {
    const sent = copyTables(
      this.#client,
      this.#tables.filter(({ rows }) => rows !== '').map((table) => ({ ...table })),
    );
    // Of two that fail the first is the one to know.
    sent.catch(() => undefined);
    this.#underWay.push(sent);
    for (const table of this.#tables) table.rows = '';
    this.#size = 0;
  }
}
