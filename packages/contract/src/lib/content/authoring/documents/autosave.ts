import { read, shape, write } from '../../../call.ts';
import { json, object, optional, record, text } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import type { Autosaves } from './responses.ts';

const path = `${authoringPath}/contents/variants/{variantId}/autosave` as const;

/** Of a variant that the user may change: their own autosave, null where there is none, and who else has one. */
export const getAutosave = read({
  id: 'getAutosave',
  area: 'cms-authoring',
  path,
  response: shape<Autosaves>(),
  lifetime: brief,
});

/**
 * Stores what is typed, complete or not, in place of the user's autosave before: no version comes of it, and nothing of it
 * is published. `managedContentVersionId` is the version that the user started from. A save of the variant ends it.
 */
export const saveAutosave = write({
  id: 'saveAutosave',
  area: 'cms-authoring',
  method: 'PUT',
  path,
  body: object({
    contentBody: record(json),
    managedContentVersionId: text(18, 1),
    title: text(255),
    urlName: optional(text(120)),
  }),
  response: shape<Autosaves>(),
});

/** Discards the user's autosave, if there is one. */
export const deleteAutosave = write({
  id: 'deleteAutosave',
  area: 'cms-authoring',
  method: 'DELETE',
  path,
  response: shape<null>(),
});
