import { normalizeId } from '@relab/contract';
import type { ContentDocumentComposite } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { isRecord, recordsOf } from '@relab/store';
import { writeAdapter } from '../adapters/write-adapter.ts';
import type { RecordChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { followIngested } from '../records/ingested-records.ts';
import { type RecordBefore, recordBefore, recordChange } from '../records/record-change.ts';

type Answer = ContentDocumentComposite | null;

/** D-096: the records of an answer; members that are none are passed over. */
const documentIn = (answer: Answer): unknown => Object(answer).contentDocument;
const versionIn = (answer: Answer): unknown => Object(answer).contentVersion;

function linksIn(answer: Answer): readonly unknown[] {
  const { contentDocumentLinks: links } = Object(answer) as { readonly contentDocumentLinks?: unknown };
  return Array.isArray(links) ? links : [];
}

/** D-238: kept for 30 days. */
function take(client: Client, answer: Answer): void {
  for (const record of [documentIn(answer), versionIn(answer), ...linksIn(answer)]) {
    if (isRecord(record))
      followIngested(client, recordsOf(client.store).publish(record, calls.contentDocumentLifetime));
  }
}

/** Touches lists of documents, versions and links, and what hangs from the records that the document is linked to. */
function after(client: Client, answer: Answer, document: RecordChange): Promise<void> {
  const created = (objectApiName: string, record: unknown) =>
    recordChange(client, { operation: 'create', objectApiName, answer: record });
  return publishChanges(client, [
    document,
    created('ContentVersion', versionIn(answer)),
    ...linksIn(answer).map((link) => created('ContentDocumentLink', link)),
  ]);
}

/**
 * Uploads a file as a new document (D-098: an id of a document has no place here). The document, its first version and
 * its links are kept as records. `onProgress` is told of bytes where the client has an `upload` transport (`xhrUpload`),
 * else once, at the end.
 */
export const createContentDocumentAndVersion = writeAdapter(calls.createContentDocumentAndVersion, {
  take: (client, _, answer) => take(client, answer),
  after: (client, _, answer) =>
    after(
      client,
      answer,
      recordChange(client, {
        operation: 'create',
        objectApiName: 'ContentDocument',
        answer: documentIn(answer),
      }),
    ),
});

/** Uploads a file as the next version of a document, whose record shows it then. */
export const createContentVersion = writeAdapter(calls.createContentVersion, {
  normalize: (config) => ({ ...config, contentDocumentId: normalizeId(config.contentDocumentId ?? '') }),
  before: (client, { contentDocumentId }) => recordBefore(client, contentDocumentId),
  take: (client, _, answer) => take(client, answer),
  after: (client, { contentDocumentId: id }, answer, before) =>
    after(
      client,
      answer,
      recordChange(client, {
        operation: 'update',
        id,
        objectApiName: 'ContentDocument',
        answer: documentIn(answer),
        before: before as RecordBefore,
      }),
    ),
});
