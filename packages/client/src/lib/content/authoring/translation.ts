import * as calls from '@relab/contract/content';
import { authoringWrite } from './authoring-adapter.ts';

/**
 * Makes a draft in each target language from the first one's text; languages that are there stay, and have `isNew`
 * false.
 */
export const translateManagedContent = authoringWrite(calls.translateManagedContent);
