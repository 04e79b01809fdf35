import { getContentWorkflow, getSpaceWorkflow, updateContentWorkflow } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { moveContentWorkflow, readContentWorkflow, readSpaceWorkflow } from './content-workflow.ts';
import type { NotifyTask } from './tasks.ts';

export const workflowRoutes = (notify: NotifyTask | undefined): readonly Route[] => [
  route(getSpaceWorkflow, readSpaceWorkflow),
  route(getContentWorkflow, readContentWorkflow),
  route(updateContentWorkflow, (move, context) => moveContentWorkflow(move, context, notify)),
];
