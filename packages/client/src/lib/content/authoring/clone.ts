import * as calls from '@relab/contract/content';
import { authoringWrite } from './authoring-adapter.ts';

/**
 * Copies a content (C-068), beside its source unless a space or folder is named. `failedVariants` lists what could
 * not be copied; that alone rejects nothing.
 */
export const cloneManagedContent = authoringWrite(calls.cloneManagedContent);
