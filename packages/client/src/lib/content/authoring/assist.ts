import * as calls from '@relab/contract/content';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { authoringRead } from './authoring-adapter.ts';

/** Whether a language model can be used for suggestions, and which host gets the texts. */
export const getAssist = authoringRead(calls.getAssist);

/** What `createSuggestion` with the same config would send. Sends nothing to the model. */
export const previewSuggestion = writeAdapter(calls.previewSuggestion);

/** Sends a text to the language model. Nothing is stored: only the caller gets the suggestion. */
export const createSuggestion = writeAdapter(calls.createSuggestion);
