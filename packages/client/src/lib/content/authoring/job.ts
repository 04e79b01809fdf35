import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/** Exports, imports and translations of a space, the newest first (C-091). */
export const getJobs = authoringRead(calls.getJobs);

/**
 * One of them: how far it is, and its files once they are there (C-089, C-090). A page that waits for it refreshes
 * it.
 */
export const getJob = authoringRead(calls.getJob);

/** Each of these returns the job at once; `getJob` shows its progress. */
export const exportContent = authoringWrite(calls.exportContent);

/**
 * Reads contents from an uploaded file or a job's, named by `managedContentBodyId` (C-093); published at once with
 * `autoPublish`. Resolves to the job, not to its end.
 */
export const importContent = authoringWrite(calls.importContent);

/** Writes files for translators, one for each target language, or reads one back (C-094). Resolves to the job. */
export const createTranslationJob = authoringWrite(calls.createTranslationJob);
