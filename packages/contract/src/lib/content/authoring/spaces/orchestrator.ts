import { read, shape, write } from '../../../call.ts';
import { json, list, object, record } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import type { OrchestratorConfig } from './responses.ts';

const path = `${authoringPath}/spaces/{contentSpaceId}/orchestrator-config` as const;

/** C-075: which workflows the contents of a space go through. What an entry holds is a matter of whoever runs them. */
export const getOrchestratorConfig = read({
  id: 'getOrchestratorConfig',
  area: 'cms-authoring',
  path,
  response: shape<OrchestratorConfig>(),
  lifetime: brief,
});

/** C-075, C-137. The list takes the place of the one before. */
export const updateOrchestratorConfig = write({
  id: 'updateOrchestratorConfig',
  area: 'cms-authoring',
  method: 'PUT',
  path,
  body: object({ workflowConfigs: list(record(json), 100) }),
  response: shape<OrchestratorConfig>(),
});
