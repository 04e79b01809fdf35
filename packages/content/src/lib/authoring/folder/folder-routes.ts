import {
  createFolder,
  getFolder,
  getFolderItems,
  getFolderItemsSorted,
  getFolderShares,
  getFolderShareTargets,
  updateFolderShares,
} from '@relab/contract/content';
import { Reply, type Route, route } from '@relab/server/http';
import { updateShares } from './change-shares.ts';
import { makeFolder } from './make-folder.ts';
import { readFolder } from './read-folder.ts';
import { readItems } from './read-items.ts';
import { readShares, readShareTargets } from './read-shares.ts';

/** the second form's query is answered at the first one's path too. */
const anyItems = { ...getFolderItems, query: getFolderItemsSorted.query };

export const folderRoutes = (): readonly Route[] => [
  route(getFolder, readFolder),
  route(anyItems, (query, context) => readItems(anyItems, query, context)),
  route(getFolderItemsSorted, (query, context) => readItems(getFolderItemsSorted, query, context)),
  route(getFolderShareTargets, readShareTargets),
  route(getFolderShares, readShares),
  route(createFolder, async (input, context) => new Reply(await makeFolder(input, context), 201)),
  route(updateFolderShares, updateShares),
];
