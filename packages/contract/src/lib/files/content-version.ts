import { dataPath, shape, write } from '../call.ts';
import { idempotency } from '../idempotency.ts';
import { writeParts } from '../multipart.ts';
import { file, object, optional, text } from '../schema.ts';
import type { ContentDocumentComposite } from './responses.ts';

const documentsPath = `${dataPath}/ui-api/records/content-documents` as const;

/** D-097, D-150. */
const upload = object({ fileData: file, title: optional(text()), description: optional(text()) });

/** Uploads a file as a new document, as multipart/form-data. */
export const createContentDocumentAndVersion = write({
  id: 'createContentDocumentAndVersion',
  area: 'files',
  path: `${documentsPath}/content-versions`,
  body: upload,
  writeParts,
  headers: idempotency,
  response: shape<ContentDocumentComposite>(),
});

/** Uploads a file as the next version of a document; only here is `contentDocumentId` given (D-098). */
export const createContentVersion = write({
  id: 'createContentVersion',
  area: 'files',
  path: `${documentsPath}/{contentDocumentId}/content-versions`,
  body: upload,
  writeParts,
  headers: idempotency,
  response: shape<ContentDocumentComposite>(),
});
