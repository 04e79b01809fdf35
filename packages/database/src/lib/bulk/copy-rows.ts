import type { ClientBase, Connection, Submittable } from 'pg';
import pg from 'pg';

export type CopyValue = string | number | boolean | Date | object | null;

/** What the protocol offers beside the types of `pg`. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const isSpecial = /[\\\n\r\t]/;
const special = /[\\\n\r\t]/g;

function fieldText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  const text =
    typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return isSpecial.test(text) ? text.replace(special, (letter) => escapes[letter] ?? letter) : text;
}

/** Rows in PostgreSQL's own text form. */
function rowsText(rows: readonly (readonly CopyValue[])[]): string {
  let text = '';
  for (const row of rows) {
    for (let at = 0; at < row.length; at++) text += (at === 0 ? '' : '\t') + fieldText(row[at] ?? null);
    text += '\n';
  }
  return text;
}

/** Sends rows in one statement, which goes through several times as many a second as `insert`. */
export async function copyRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly CopyValue[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(pg.escapeIdentifier).join(', ');
  const text = `copy ${pg.escapeIdentifier(table)} (${names}) from stdin`;
  const data = Buffer.from(rowsText(rows));
  await new Promise<void>((resolve, reject) => {
    const copy = {
      submit(connection: Connection) {
        (connection as unknown as CopyConnection).query(text);
      },
      handleCopyInResponse(connection: CopyConnection) {
        connection.sendCopyFromChunk(data);
        connection.endCopyFrom();
      },
      handleCommandComplete() {
        // The end is what follows it.
      },
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    } satisfies Submittable & Record<string, unknown>;
    client.query(copy);
  });
}
