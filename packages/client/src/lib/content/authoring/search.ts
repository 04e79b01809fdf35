import * as calls from '@relab/contract/content';
import { authoringRead } from './authoring-adapter.ts';

/**
 * Contents and folders that have all terms (C-003, C-142): 50 at most, of two characters or more each; `*` stands for
 * any characters. `count` ends at 5,000.
 */
export const searchManagedContentItems = authoringRead(calls.searchManagedContentItems);
