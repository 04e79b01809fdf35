import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/** Which workflows the contents of a space go through (C-075); what an entry holds is up to who runs them. */
export const getOrchestratorConfig = authoringRead(calls.getOrchestratorConfig);

/** Replaces the whole list of workflows (C-137): send those that are to stay as well. */
export const updateOrchestratorConfig = authoringWrite(calls.updateOrchestratorConfig);
