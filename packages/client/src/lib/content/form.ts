import * as calls from '@relab/contract/content';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { authoringRead, authoringWrite } from './authoring/authoring-adapter.ts';

/** C-207. */
export const getFormEmbedScript = authoringRead(calls.getFormEmbedScript);

export const getFormSubmissions = authoringRead(calls.getFormSubmissions);

export const deleteFormSubmission = authoringWrite(calls.deleteFormSubmission);

/** Changes nothing that its sender is shown. */
export const submitForm = writeAdapter(calls.submitForm);
