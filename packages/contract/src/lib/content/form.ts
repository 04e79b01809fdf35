import { dataPath, read, shape, write } from '../call.ts';
import { object, optional, record, text } from '../schema.ts';
import { authoringPath, brief, pages, second } from './authoring/paths.ts';
import type { FormEmbedScript, FormSubmissionReceipt, FormSubmissions } from './responses.ts';

/**
 * C-102, C-207: markup that shows a published form on a page of the domain, such as `lab.example` or `lab.example:8443`. The form
 * itself names the domains where it may stand; the site's own always may.
 */
export const getFormEmbedScript = read({
  id: 'getFormEmbedScript',
  area: 'cms-authoring',
  path: `${dataPath}/connect/uma/form/embedScript/{formContentKey}/{domainName}`,
  response: shape<FormEmbedScript>(),
  lifetime: second,
});

/**
 * What somebody filled in, guests too. Answers stand under the names of the form's fields as they are in `language`, a tick as
 * `yes`. Errors are by field, in that language. `Idempotency-Key` identifies the submission: it is stored once.
 */
export const submitForm = write({
  id: 'submitForm',
  area: 'cms-delivery',
  path: `${dataPath}/connect/sites/{siteId}/forms/{formContentKey}/submissions`,
  headers: { idempotencyKey: 'Idempotency-Key' },
  body: object({ language: optional(text(20)), answers: record(text()) }),
  response: shape<FormSubmissionReceipt>(),
});

/** The newest first, for authors of the space of the form. */
export const getFormSubmissions = read({
  id: 'getFormSubmissions',
  area: 'cms-authoring',
  path: `${authoringPath}/contents/{contentKeyOrId}/form-submissions`,
  query: object(pages),
  response: shape<FormSubmissions>(),
  lifetime: brief,
});

/** Deletes one before its time, such as at the request of its sender; for those who publish in the space. */
export const deleteFormSubmission = write({
  id: 'deleteFormSubmission',
  area: 'cms-authoring',
  method: 'DELETE',
  path: `${authoringPath}/form-submissions/{formSubmissionId}`,
  response: shape<null>(),
});
