import { getContentWorkflow, getSpaceWorkflow, updateContentWorkflow } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { moveContentWorkflow, readContentWorkflow, readSpaceWorkflow } from './content-workflow.ts';

export const workflowRoutes = (): readonly Route[] => [
  route(getSpaceWorkflow, readSpaceWorkflow),
  route(getContentWorkflow, readContentWorkflow),
  route(updateContentWorkflow, moveContentWorkflow),
];
