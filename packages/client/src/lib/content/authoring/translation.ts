import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/**
 * Makes a draft in each target language from the first one's text; languages that are there stay, and have `isNew`
 * false.
 */
export const translateManagedContent = authoringWrite(calls.translateManagedContent);

/** A content in each language of its space: whether it is there, published, and as new as the source. */
export const getContentLanguages = authoringRead(calls.getContentLanguages);

/** Says that a translation has all of a version of the source. Rejects for the source itself, and for a version of another language. */
export const checkTranslation = authoringWrite(calls.checkTranslation);

/** How many contents of a space, or of a folder and those below it, are translated into each language. */
export const getTranslationProgress = authoringRead(calls.getTranslationProgress);

/** Contents by title, each with its state in one language; `state` narrows. */
export const getTranslationItems = authoringRead(calls.getTranslationItems);
