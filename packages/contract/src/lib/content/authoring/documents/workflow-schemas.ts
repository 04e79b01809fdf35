import * as z from 'zod/mini';
import { UserSummary } from '../common-schemas.ts';
import { workflowRights } from './workflow-terms.ts';

/** A state that variants can have. */
export const WorkflowState = z.looseObject({
  id: z.string(),
  /** What has it may be published where the space demands that. */
  isApproved: z.boolean(),
  label: z.string(),
});

/** Which states variants of a space go through; none where the space has no workflow of states. */
export const SpaceWorkflow = z.looseObject({
  /** Who may move a variant from one state to another one. */
  moves: z.array(z.looseObject({ from: z.string(), right: z.enum(workflowRights), to: z.string() })),
  /** Only versions that were approved are published. */
  requiresApproval: z.boolean(),
  /** The first one is that of what is new, and of what was saved after it was approved. */
  states: z.array(WorkflowState),
});

/** Where a variant stands. */
export const ContentWorkflow = z.looseObject({
  /** Who is to do what comes next. */
  assignee: z.nullable(z.looseObject({ id: z.string(), name: z.string() })),
  changedBy: z.nullable(UserSummary),
  changedDate: z.nullable(z.string()),
  managedContentVariantId: z.string(),
  /** States into which the user may move it. */
  moves: z.array(WorkflowState),
  requiresApproval: z.boolean(),
  /** Null where the space has no workflow of states. */
  state: z.nullable(WorkflowState),
});
