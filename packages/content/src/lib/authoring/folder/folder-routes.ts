import {
  createFolder as createFolderCall,
  deleteFolder as deleteFolderCall,
  getFolder,
  getFolderItems,
  getFolderItemsSorted,
  getFolderShares,
  getFolderShareTargets,
  updateFolder as updateFolderCall,
  updateFolderShares,
} from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import { createFolder } from './create-folder.ts';
import { readFolder } from './read-folder.ts';
import { readItems } from './read-items.ts';
import { readShares, readShareTargets } from './read-shares.ts';
import { deleteFolder, updateFolder } from './update-folder.ts';
import { updateShares } from './update-shares.ts';

/** the second form's query is answered at the first one's path too. */
const anyItems = { ...getFolderItems, query: getFolderItemsSorted.query };

export const folderRoutes = (): readonly Route[] => [
  route(getFolder, readFolder),
  route(anyItems, (query, context) => readItems(anyItems, query, context)),
  route(getFolderItemsSorted, (query, context) => readItems(getFolderItemsSorted, query, context)),
  route(getFolderShareTargets, readShareTargets),
  route(getFolderShares, readShares),
  createRoute(createFolderCall, createFolder),
  route(updateFolderCall, updateFolder),
  route(deleteFolderCall, deleteFolder),
  route(updateFolderShares, updateShares),
];
