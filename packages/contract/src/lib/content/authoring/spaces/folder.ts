import { read, shape, write } from '../../../call.ts';
import { seconds } from '../../../lifetime.ts';
import { anyCase, boolean, line, list, object, oneOf, optional, text } from '../../../schema.ts';
import { authoringPath, brief, pages, plainPath, second } from '../paths.ts';
import { folderItemSorts } from './folder-terms.ts';
import type { Folder, FolderItems, FolderShares, FolderShareTargets } from './responses.ts';

const path = `${authoringPath}/folders` as const;
const folderPath = `${path}/{folderId}` as const;

/** Each narrows. Types and `showPublishedOnly` choose among contents; folders stay, so that one finds one's way. */
const items = {
  contentTypeFilter: optional(text(120, 1)),
  contentTypes: optional(list(text(120, 1), 100)),
  filter: optional(oneOf(['Content', 'Folders'])),
  ...pages,
  queryTerm: optional(text(255)),
  showPublishedOnly: optional(boolean),
  /** Puts the folder of what others share with the space first into its root. */
  showSharedWithSpaceFolder: optional(boolean),
} as const;

/** C-201. `contextContentSpaceId` is the space whose tree it is seen in, where it is shared with that. */
export const getFolder = read({
  id: 'getFolder',
  area: 'cms-authoring',
  path: folderPath,
  query: object({ contextContentSpaceId: optional(text(18, 1)) }),
  response: shape<Folder>(),
  lifetime: seconds(30),
});

/** Folders first, then contents, by name. */
export const getFolderItems = read({
  id: 'getFolderItems',
  area: 'cms-authoring',
  path: `${folderPath}/items`,
  query: object(items),
  response: shape<FolderItems>(),
  lifetime: brief,
});

/** C-169. What was changed last comes first, names and statuses from A to Z, unless an order is given. */
export const getFolderItemsSorted = read({
  id: 'getFolderItemsSorted',
  area: 'cms-authoring',
  path: `${plainPath}/folders/{folderId}/items`,
  query: object({
    ...items,
    managedContentType: optional(text(120, 1)),
    sortBy: optional(oneOf(folderItemSorts)),
    /** Contents in this state of the workflow of the space alone; the first state is that of what nobody has moved. */
    workflowStateId: optional(text(40, 1)),
    sortOrder: optional(anyCase('Asc', 'Ascending', 'Desc', 'Descending')),
  }),
  response: shape<FolderItems>(),
  lifetime: brief,
});

/** C-168, C-205: takes the query of the items; of that, what is searched for and the page have a meaning here. */
export const getFolderShareTargets = read({
  id: 'getFolderShareTargets',
  area: 'cms-authoring',
  path: `${folderPath}/share-targets`,
  query: object(items),
  response: shape<FolderShareTargets>(),
  lifetime: second,
});

/** C-168, C-205. */
export const getFolderShares = read({
  id: 'getFolderShares',
  area: 'cms-authoring',
  path: `${folderPath}/shares`,
  query: object(items),
  response: shape<FolderShares>(),
  lifetime: second,
});

/** C-076. */
export const createFolder = write({
  id: 'createFolder',
  area: 'cms-authoring',
  path,
  body: object({ name: line(255, 1), parentFolderId: text(18, 1) }),
  response: shape<Folder>(),
});

/** C-077, C-140. Targets are root folders of other spaces. */
export const updateFolderShares = write({
  id: 'updateFolderShares',
  area: 'cms-authoring',
  method: 'PATCH',
  path: `${folderPath}/shares`,
  body: object({
    shareWith: optional(list(object({ targetId: text(18, 1) }), 100)),
    unshareWith: optional(list(text(18, 1), 100)),
  }),
  response: shape<FolderShares>(),
});

/** Gives a folder another name, or another place in its space; what is left out stays. A root has the name of its space. */
export const updateFolder = write({
  id: 'updateFolder',
  area: 'cms-authoring',
  method: 'PATCH',
  path: folderPath,
  body: object({ name: optional(line(255, 1)), parentFolderId: optional(text(18, 1)) }),
  response: shape<Folder>(),
});

/** Deletes a folder in which nothing is. */
export const deleteFolder = write({
  id: 'deleteFolder',
  area: 'cms-authoring',
  method: 'DELETE',
  path: folderPath,
  response: shape<null>(),
});
