import { type ArchiveEntry, streamZip } from '@relab/content';
import type { Database } from '@relab/database';
import type { FileStore } from '@relab/records/files';
import { sql } from 'kysely';
import { archivedRows, rowFiles } from './archived-rows.ts';
import { findPerson, isKnown, type PersonRows } from './find-person.ts';

/** Bytes of files in one archive at most, below what the format can say; what is beyond is named in it. */
const maxBytes = 3_000_000_000;

async function* storedFiles(
  database: Database,
  documents: FileStore,
  ids: readonly string[],
): AsyncGenerator<ArchiveEntry> {
  const { rows } = await sql<{
    id: string;
    title: string;
    file_extension: string | null;
    content_size: string;
  }>`
    select id, title, file_extension, content_size from content_version
    where content_document_id = any(${[...ids]}::text[]) order by id`.execute(database);
  const list: object[] = [];
  let sum = 0;
  for (const { id, title, file_extension: extension, content_size } of rows) {
    sum += Number(content_size);
    const stored = sum <= maxBytes ? await documents.read(id) : undefined;
    const name = `files/${id}${extension ? `.${extension.replace(/[^\w]/g, '')}` : ''}`;
    if (stored) yield { name, bytes: new Uint8Array(await new Response(stored.body).arrayBuffer()) };
    list.push({ id, title, bytes: Number(content_size), name: stored ? name : null });
  }
  if (list.length > 0) yield { name: 'files.json', bytes: Buffer.from(JSON.stringify(list, null, 2)) };
}

async function* entriesOf(
  database: Database,
  documents: FileStore,
  person: PersonRows,
): AsyncGenerator<ArchiveEntry> {
  for (const rows of archivedRows(person)) yield* rowFiles(database, rows);
  yield* storedFiles(database, documents, person.files);
}

/**
 * All that is stored about a person as a ZIP: JSON files for each kind of record with its fields by the names of their columns, and
 * the files that belong to them. It is read as it is sent, a file at a time, and stored nowhere. Undefined where there is nothing.
 */
export async function exportPerson(
  database: Database,
  email: string,
  documents: FileStore,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const person = await findPerson(database, email);
  return isKnown(person) ? streamZip(entriesOf(database, documents, person)) : undefined;
}
