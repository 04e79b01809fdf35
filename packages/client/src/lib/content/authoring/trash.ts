import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/** Into the trash of its space. Rejects with 409 while it is published. */
export const deleteManagedContent = authoringWrite(calls.deleteManagedContent);

/** The trash of a space, the latest first, with the day on which each is gone for good. */
export const getDeletedContents = authoringRead(calls.getDeletedContents);

/** Takes a content out of the trash into its folder, or into the root of its space where that is gone. */
export const undeleteManagedContent = authoringWrite(calls.undeleteManagedContent);
