import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

export const getOrchestratorConfig = authoringRead(calls.getOrchestratorConfig);

export const updateOrchestratorConfig = authoringWrite(calls.updateOrchestratorConfig);
