import { read, shape, write } from '../../../call.ts';
import { object } from '../../../schema.ts';
import { authoringPath, brief, pages } from '../paths.ts';
import type { ContentDocument, DeletedContents } from './responses.ts';

/**
 * Puts a content with all its variants and versions into the trash of its space for 30 days. One that is published, or about
 * to be, is rejected, and so is a form whose submissions are still stored.
 */
export const deleteManagedContent = write({
  id: 'deleteManagedContent',
  area: 'cms-authoring',
  method: 'DELETE',
  path: `${authoringPath}/contents/{contentKeyOrId}`,
  response: shape<null>(),
});

/** The trash of a space, for those who may write there. */
export const getDeletedContents = read({
  id: 'getDeletedContents',
  area: 'cms-authoring',
  path: `${authoringPath}/spaces/{contentSpaceId}/deleted-contents`,
  query: object({ ...pages }),
  response: shape<DeletedContents>(),
  lifetime: brief,
});

/** Takes a content out of the trash, into its folder, or into the root of its space where that folder is gone. */
export const undeleteManagedContent = write({
  id: 'undeleteManagedContent',
  area: 'cms-authoring',
  path: `${authoringPath}/deleted-contents/{managedContentId}/undelete`,
  response: shape<ContentDocument>(),
});
