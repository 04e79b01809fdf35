import { read, shape, write } from '../../../call.ts';
import { responses } from '../../../described-call.ts';
import { json, list, object, record } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import { OrchestratorConfig } from './orchestrator-responses.ts';

const path = `${authoringPath}/spaces/{contentSpaceId}/orchestrator-config` as const;

/** C-075: which workflows the contents of a space go through. What an entry holds is a matter of whoever runs them. */
export const getOrchestratorConfig = read({
  id: 'getOrchestratorConfig',
  area: 'cms-authoring',
  path,
  response: shape<OrchestratorConfig>(),
  lifetime: brief,
});

export const getOrchestratorConfigResponses = responses(getOrchestratorConfig, { 200: OrchestratorConfig });

/** C-075, C-137. The list takes the place of the one before. */
export const updateOrchestratorConfig = write({
  id: 'updateOrchestratorConfig',
  area: 'cms-authoring',
  method: 'PUT',
  path,
  body: object({ workflowConfigs: list(record(json), 100) }),
  response: shape<OrchestratorConfig>(),
});

export const updateOrchestratorConfigResponses = responses(updateOrchestratorConfig, {
  200: OrchestratorConfig,
});
