import { read, shape, write } from '../../../call.ts';
import { object, optional, pattern, text } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import type { ContentWorkflow, SpaceWorkflow } from './responses.ts';

const path = `${authoringPath}/contents/variants/{variantId}/workflow` as const;

/**
 * The states of a space, as the entry of the type `States` of its `workflowConfigs` has them. That entry is written with
 * `updateOrchestratorConfig`.
 */
export const getSpaceWorkflow = read({
  id: 'getSpaceWorkflow',
  area: 'cms-authoring',
  path: `${authoringPath}/spaces/{contentSpaceId}/workflow`,
  response: shape<SpaceWorkflow>(),
  lifetime: brief,
});

/** Where a variant stands, and where the user may move it. */
export const getContentWorkflow = read({
  id: 'getContentWorkflow',
  area: 'cms-authoring',
  path,
  response: shape<ContentWorkflow>(),
  lifetime: brief,
});

/**
 * Moves a variant from one state into another one, which approves its latest version where that state does; `assigneeId` is who
 * is to do what comes next, an empty text nobody. With the state that it has it is only assigned. Rejects with 409 where it is
 * not in `fromStateId` any more, or was saved since `managedContentVersionId`.
 */
export const updateContentWorkflow = write({
  id: 'updateContentWorkflow',
  area: 'cms-authoring',
  method: 'PUT',
  path,
  body: object({
    assigneeId: optional(text(18)),
    fromStateId: pattern(/^[\w-]{1,40}$/),
    managedContentVersionId: optional(text(18, 1)),
    stateId: pattern(/^[\w-]{1,40}$/),
  }),
  response: shape<ContentWorkflow>(),
});
