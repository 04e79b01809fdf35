import type { ConfigFor } from '@relab/contract';
import type { ContentWorkflow, SpaceWorkflow, updateContentWorkflow } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { badRequest, type Context } from '@relab/server/http';
import { sql } from 'kysely';
import { hasRight } from '../../access/access.ts';
import { authorOf, inContextTransaction } from '../../access/author.ts';
import { conflict, insufficientAccess } from '../../errors.ts';
import { userSummary } from '../../representations.ts';
import { readersAmong } from '../comments/readers.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { requireVariant } from '../content/require-document.ts';
import { requireSpace } from '../space/space-row.ts';
import { readWorkflow, type StatesWorkflow } from './states-workflow.ts';
import { assignTasks, type NotifyTask } from './tasks.ts';

export async function readSpaceWorkflow(
  { contentSpaceId }: { readonly contentSpaceId: string },
  context: Context,
): Promise<SpaceWorkflow> {
  const { id } = await requireSpace(contentSpaceId, context);
  const { moves, requiresApproval, states } = await readWorkflow(context.database, id);
  return { moves: [...moves], requiresApproval, states: [...states] };
}

const selectState = async (database: Database, variantId: string) =>
  await database
    .selectFrom('managed_content_workflow_state as w')
    .leftJoin('user as assignee', 'assignee.id', 'w.assignee_id')
    .leftJoin('user as changer', 'changer.id', 'w.changed_by_id')
    .select(['w.state_id', 'w.assignee_id', 'w.changed_date', 'w.changed_by_id'])
    .select(['assignee.name as assignee_name', 'changer.name as changer_name'])
    .where('w.variant_id', '=', variantId)
    .executeTakeFirst();

/** A state that the workflow has no more is its first one. */
const stateOf = ({ states }: StatesWorkflow, id: string | undefined) =>
  states.find((state) => state.id === id) ?? states[0];

async function represent(variant: DocumentRow, context: Context): Promise<ContentWorkflow> {
  const { database } = context;
  const workflow = await readWorkflow(database, variant.space_id);
  const row = await selectState(database, variant.variant_id);
  const state = stateOf(workflow, row?.state_id);
  return {
    assignee: row?.assignee_id ? { id: row.assignee_id, name: row.assignee_name ?? '' } : null,
    changedBy: row ? userSummary(row.changed_by_id, row.changer_name) : null,
    changedDate: row?.changed_date.toISOString() ?? null,
    managedContentVariantId: variant.variant_id,
    moves: workflow.moves
      .filter(({ from, right }) => from === state?.id && hasRight(variant, right))
      .flatMap(({ to }) => workflow.states.filter(({ id }) => id === to)),
    requiresApproval: workflow.requiresApproval,
    state: state ?? null,
  };
}

export const readContentWorkflow = async (
  { variantId }: { readonly variantId: string },
  context: Context,
): Promise<ContentWorkflow> => await represent(await requireVariant(variantId, context), context);

type Move = ConfigFor<typeof updateContentWorkflow>;

/** Who the move leaves the variant to: who is named, or nobody; who can read nothing of it can do nothing with it. */
async function assigneeOf(
  { assigneeId = '' }: Move,
  variant: DocumentRow,
  database: Database,
): Promise<string | null> {
  if (assigneeId === '') return null;
  const place = { spaceId: variant.space_id, folderId: variant.folder_id };
  const [reader] = await readersAmong([assigneeId], place, database);
  if (!reader) throw badRequest('Assign it to somebody who may read this content.', 'assigneeId');
  return reader.id;
}

function requireMove({ fromStateId, stateId }: Move, workflow: StatesWorkflow, variant: DocumentRow) {
  const state = workflow.states.find(({ id }) => id === stateId);
  if (!state) throw badRequest('The workflow of this space has no such state.', 'stateId');
  if (stateId === fromStateId) return state;
  const move = workflow.moves.find(({ from, to }) => from === fromStateId && to === stateId);
  if (!move) throw badRequest('No move leads from the one state to the other.', 'stateId');
  if (!hasRight(variant, move.right))
    throw insufficientAccess(`You may not move content into the state ${state.label}.`);
  return state;
}

/** One version is approved or is not; that it was once is what its activity shows. */
async function setApproval(isApproved: boolean, versionId: string, context: Context): Promise<void> {
  const { userId, at } = authorOf(context);
  await (isApproved
    ? sql`
        insert into managed_content_approval (version_id, approved_date, approved_by_id)
        values (${versionId}, ${at}::timestamptz, ${userId}) on conflict do nothing`
    : sql`delete from managed_content_approval where version_id = ${versionId}`
  ).execute(context.database);
}

export async function moveContentWorkflow(
  move: Move,
  context: Context,
  notify: NotifyTask | undefined,
): Promise<ContentWorkflow> {
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    // Locked: a save that happens meanwhile is not what was approved.
    const variant = await requireVariant(move.variantId, ctx, { right: 'write', lock: true });
    const workflow = await readWorkflow(database, variant.space_id);
    if (workflow.states.length === 0) throw conflict('This space has no workflow of states.');
    const row = await selectState(database, variant.variant_id);
    const current = stateOf(workflow, row?.state_id);
    if (current?.id !== move.fromStateId)
      throw conflict(`It is in the state ${current?.label} by now. Look at it again.`, 'fromStateId');
    const { managedContentVersionId: versionId = variant.version_id } = move;
    if (versionId !== variant.version_id)
      throw conflict('It was saved meanwhile. Look at it again.', 'managedContentVersionId');
    const state = requireMove(move, workflow, variant);
    const assigneeId = await assigneeOf(move, variant, database);
    const { userId, at } = authorOf(ctx);
    await sql`
      insert into managed_content_workflow_state
        (variant_id, state_id, is_approved, assignee_id, changed_date, changed_by_id)
      values (${variant.variant_id}, ${state.id}, ${state.isApproved}, ${assigneeId}, ${at}::timestamptz, ${userId})
      on conflict (variant_id) do update set state_id = excluded.state_id, is_approved = excluded.is_approved,
        assignee_id = excluded.assignee_id, changed_date = excluded.changed_date,
        changed_by_id = excluded.changed_by_id`.execute(database);
    const isOtherState = state.id !== current.id;
    if (isOtherState) await setApproval(state.isApproved, variant.version_id, ctx);
    await assignTasks(authorOf(ctx), variant, workflow, { state, isOtherState, assigneeId }, notify);
    return await represent(variant, ctx);
  });
}
