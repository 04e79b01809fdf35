import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/**
 * A folder and those above it, cached for 30 s (C-201). `contextContentSpaceId` shows a shared one in the tree it is
 * shared with.
 */
export const getFolder = authoringRead(calls.getFolder);

/** What lies in a folder, folders first, by name; 25 a page, pages from 0. Filters narrow contents, folders stay. */
export const getFolderItems = authoringRead(calls.getFolderItems);

/** The same in another order: by `sortBy` and `sortOrder` (C-169), what was changed last first by default. */
export const getFolderItemsSorted = authoringRead(calls.getFolderItemsSorted);

/** Root folders of other spaces that a folder can be shared with, as `updateFolderShares` takes them (C-168). */
export const getFolderShareTargets = authoringRead(calls.getFolderShareTargets);

/**
 * With whom a folder is shared, and what of that is still pending (C-168); 1 s fresh, so that a page can watch it.
 */
export const getFolderShares = authoringRead(calls.getFolderShares);

/** Makes a folder in another one; both members are required (C-076). */
export const createFolder = authoringWrite(calls.createFolder);

/** Returns at once with what is pending; `getFolderShares` shows when it is done. */
export const updateFolderShares = authoringWrite(calls.updateFolderShares);

/** Renames or moves a folder within its space; a root has the name of its space, and rejects. */
export const updateFolder = authoringWrite(calls.updateFolder);

/** Rejects with 409 while there is something in it. */
export const deleteFolder = authoringWrite(calls.deleteFolder);
