import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

export const getJobs = authoringRead(calls.getJobs);

export const getJob = authoringRead(calls.getJob);

/** Each of these answers at once with the job; `getJob` tells how far it is. */
export const exportContent = authoringWrite(calls.exportContent);

export const importContent = authoringWrite(calls.importContent);

export const createTranslationJob = authoringWrite(calls.createTranslationJob);
