import { setTimeout as pause } from 'node:timers/promises';
import type { ListingDocument } from './listing-documents.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { OpenSearchError } from './opensearch-error.ts';

/** Far below what services take at once. */
const maxBulkBytes = 4 * 2 ** 20;
const attempts = 6;
const firstPause = 250;
const maxReason = 300;

/** What happened to documents that the service does not take. */
export type RefusedDocument = (id: string, reason: string) => void;

interface Item {
  readonly _id?: string;
  readonly status?: number;
  readonly error?: { readonly type?: string; readonly reason?: string };
}

interface Lines {
  readonly document: ListingDocument;
  readonly text: string;
}

const linesOf = (document: ListingDocument): Lines => ({
  document,
  text:
    document.document === null
      ? `${JSON.stringify({ delete: { _id: document.id } })}\n`
      : `${JSON.stringify({ index: { _id: document.id } })}\n${JSON.stringify(document.document)}\n`,
});

function* inBulks(documents: readonly ListingDocument[]): Iterable<readonly Lines[]> {
  let bulk: Lines[] = [];
  let bytes = 0;
  for (const document of documents) {
    const lines = linesOf(document);
    const more = Buffer.byteLength(lines.text);
    if (bulk.length > 0 && bytes + more > maxBulkBytes) {
      yield bulk;
      [bulk, bytes] = [[], 0];
    }
    bulk.push(lines);
    bytes += more;
  }
  if (bulk.length > 0) yield bulk;
}

const itemsIn = (response: unknown, count: number): readonly Item[] => {
  const { items } = (response ?? {}) as { readonly items?: unknown };
  if (!Array.isArray(items) || items.length !== count)
    throw new OpenSearchError('away', 'OpenSearch answered a bulk without its items.');
  return items.map((item: Readonly<Record<string, Item>>) => Object.values(item)[0] ?? {});
};

/** Those that are to be sent again: the service had no room for them. */
function readItems(bulk: readonly Lines[], items: readonly Item[], refused: RefusedDocument): Lines[] {
  return bulk.flatMap((lines, at) => {
    const { status = 0, error } = items[at] ?? {};
    if (error?.type === 'index_not_found_exception')
      throw new OpenSearchError('missing', 'The index that is written to has gone.');
    if (status === 429) return [lines];
    // What is to be removed and is not there is as it should be.
    if (error) refused(lines.document.id, `${error.type}: ${error.reason}`.slice(0, maxReason));
    return [];
  });
}

async function writeBulk(
  client: OpenSearchClient,
  alias: string,
  bulk: readonly Lines[],
  refused: RefusedDocument,
): Promise<void> {
  let left = bulk;
  for (let attempt = 1; left.length > 0; attempt++) {
    try {
      // An index that was deleted by hand must not come back with fields that the service made up.
      const response = await client({
        method: 'POST',
        path: `${alias}/_bulk?require_alias=true`,
        lines: left.map(({ text }) => text).join(''),
        writes: true,
      });
      left = readItems(left, itemsIn(response, left.length), refused);
      if (left.length === 0) return;
      if (attempt === attempts) throw new OpenSearchError('busy', 'OpenSearch has no room for documents.');
    } catch (error) {
      const isBusy = error instanceof OpenSearchError && error.failure === 'busy';
      if (!isBusy || attempt === attempts) throw error;
    }
    await pause(firstPause * 2 ** (attempt - 1));
  }
}

/** Writes and removes documents, a few megabytes at once. What the service does not take is reported, and the others go on. */
export async function writeDocuments(
  client: OpenSearchClient,
  alias: string,
  documents: readonly ListingDocument[],
  refused: RefusedDocument,
): Promise<void> {
  for (const bulk of inBulks(documents)) await writeBulk(client, alias, bulk, refused);
}
