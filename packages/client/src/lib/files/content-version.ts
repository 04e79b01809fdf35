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

type Data = ContentDocumentComposite | null;

/** D-096: the records of a response; members that are none are passed over. */
const documentIn = (response: Data): unknown => Object(response).contentDocument;
const versionIn = (response: Data): unknown => Object(response).contentVersion;

function linksIn(response: Data): readonly unknown[] {
  const { contentDocumentLinks: links } = Object(response) as { readonly contentDocumentLinks?: unknown };
  return Array.isArray(links) ? links : [];
}

/** D-238: cached for 30 days. */
function ingest(client: Client, response: Data): void {
  for (const record of [documentIn(response), versionIn(response), ...linksIn(response)]) {
    if (isRecord(record))
      followIngested(client, recordsOf(client.store).publish(record, calls.contentDocumentLifetime));
  }
}

/** Touches lists of documents, versions and links, and what hangs from the records that the document is linked to. */
function after(client: Client, response: Data, document: RecordChange): Promise<void> {
  const created = (objectApiName: string, record: unknown) =>
    recordChange(client, { operation: 'create', objectApiName, response: record });
  return publishChanges(client, [
    document,
    created('ContentVersion', versionIn(response)),
    ...linksIn(response).map((link) => created('ContentDocumentLink', link)),
  ]);
}

/**
 * Uploads a file as a new document (D-098: an id of a document has no place here). The document, its first version and
 * its links are cached as records. `onProgress` is called with bytes where the client has an `upload` transport (`xhrUpload`),
 * else once, at the end.
 */
export const createContentDocumentAndVersion = writeAdapter(calls.createContentDocumentAndVersion, {
  ingest: (client, _, response) => ingest(client, response),
  after: (client, _, response) =>
    after(
      client,
      response,
      recordChange(client, {
        operation: 'create',
        objectApiName: 'ContentDocument',
        response: documentIn(response),
      }),
    ),
});

/** Uploads a file as the next version of a document, whose record shows it then. */
export const createContentVersion = writeAdapter(calls.createContentVersion, {
  normalize: (config) => ({ ...config, contentDocumentId: normalizeId(config.contentDocumentId ?? '') }),
  before: (client, { contentDocumentId }) => recordBefore(client, contentDocumentId),
  ingest: (client, _, response) => ingest(client, response),
  after: (client, { contentDocumentId: id }, response, before) =>
    after(
      client,
      response,
      recordChange(client, {
        operation: 'update',
        id,
        objectApiName: 'ContentDocument',
        response: documentIn(response),
        before: before as RecordBefore,
      }),
    ),
});
