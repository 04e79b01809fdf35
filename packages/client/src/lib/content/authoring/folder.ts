import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

export const getFolder = authoringRead(calls.getFolder);

export const getFolderItems = authoringRead(calls.getFolderItems);

export const getFolderItemsSorted = authoringRead(calls.getFolderItemsSorted);

export const getFolderShareTargets = authoringRead(calls.getFolderShareTargets);

export const getFolderShares = authoringRead(calls.getFolderShares);

export const createFolder = authoringWrite(calls.createFolder);

/** Answers at once with what is pending; `getFolderShares` tells when it is done. */
export const updateFolderShares = authoringWrite(calls.updateFolderShares);

export const updateFolder = authoringWrite(calls.updateFolder);

/** Rejects with 409 while there is something in it. */
export const deleteFolder = authoringWrite(calls.deleteFolder);
