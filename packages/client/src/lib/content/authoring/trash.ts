import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/** Into the trash of its space. Rejects with 409 while it is published. */
export const deleteManagedContent = authoringWrite(calls.deleteManagedContent);

export const getDeletedContents = authoringRead(calls.getDeletedContents);

export const undeleteManagedContent = authoringWrite(calls.undeleteManagedContent);
