import * as calls from '@relab/contract/content';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { authoringRead, authoringWrite } from './authoring/authoring-adapter.ts';

/** C-207. */
export const getFormEmbedScript = authoringRead(calls.getFormEmbedScript);

/** What was filled into a form, the newest first, with the questions as they were then. For authors of its space. */
export const getFormSubmissions = authoringRead(calls.getFormSubmissions);

/**
 * Deletes a submission before its time, such as at the request of the person who sent it. For those who publish in the
 * space.
 */
export const deleteFormSubmission = authoringWrite(calls.deleteFormSubmission);

/** Changes nothing that its sender is shown. */
export const submitForm = writeAdapter(calls.submitForm);
