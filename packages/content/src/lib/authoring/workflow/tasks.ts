import type { ContentTask } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { isReadable, requireUser } from '../../access/access.ts';
import { type Author, authorOf } from '../../access/author.ts';
import { anyOf } from '../../any-of.ts';
import { userSummary } from '../../representations.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { readWorkflow, type StatesWorkflow } from './states-workflow.ts';
import { findRecipients } from './task-recipients.ts';

/** Somebody is to learn that a content waits for them. */
export interface TaskNotice {
  readonly userId: string;
  readonly moverId: string;
  readonly contentId: string;
  readonly language: string;
  readonly title: string;
  readonly stateLabel: string;
  /** Named by whoever moved it; else one of those who may move it on. */
  readonly isAssigned: boolean;
  readonly at: Date;
}

/** Notifies somebody, within the transaction of the move. */
export type NotifyTask = (transaction: Database, notice: TaskNotice) => Promise<void>;

/** The state that a variant came into, and whom it was left to. */
export interface Moved {
  readonly state: StatesWorkflow['states'][number];
  readonly isOtherState: boolean;
  readonly assigneeId: string | null;
}

/**
 * Notes for whom a variant waits now: for whom it was assigned to, else for those who may move it on. A mail goes to those alone who have
 * not left one about this variant unread.
 */
export async function assignTasks(
  author: Author,
  variant: DocumentRow,
  workflow: StatesWorkflow,
  { state, isOtherState, assigneeId }: Moved,
  notify: NotifyTask | undefined,
): Promise<void> {
  const { database, at, userId: moverId } = author;
  const isAssigned = assigneeId !== null;
  const { rows: before } = await sql<{ user_id: string }>`
    delete from managed_content_task where variant_id = ${variant.variant_id} returning user_id`.execute(
    database,
  );
  const recipients = isAssigned
    ? [assigneeId].filter((id) => id !== moverId)
    : isOtherState
      ? await findRecipients(database, variant, workflow, { state, moverId })
      : [];
  if (recipients.length === 0) return;
  await sql`
    insert into managed_content_task (user_id, variant_id, state_id, is_assigned, created_date, created_by_id)
    select id, ${variant.variant_id}, ${state.id}, ${isAssigned}, ${at}::timestamptz, ${moverId}
    from unnest(${[...recipients]}::text[]) as id`.execute(database);
  const unread = new Set(before.map((row) => row.user_id));
  for (const userId of recipients.filter((id) => !unread.has(id)))
    await notify?.(database, {
      ...{ userId, moverId: moverId ?? '', contentId: variant.content_id, language: variant.language },
      ...{ title: variant.title, stateLabel: state.label, isAssigned, at },
    });
}

const maxTasks = 100;

/** What waits for the principal, the newest first: where they may not read any more, nothing does. */
export async function readTasks(context: Context): Promise<readonly ContentTask[]> {
  const { database } = context;
  const user = requireUser(context.principal);
  const rows = await database
    .selectFrom('managed_content_task as k')
    .innerJoin('managed_content_variant as x', 'x.id', 'k.variant_id')
    .innerJoin('managed_content as c', 'c.id', 'x.content_id')
    .innerJoin('managed_content_space as s', 's.id', 'c.space_id')
    .leftJoin('user as mover', 'mover.id', 'k.created_by_id')
    .select(['k.variant_id', 'k.state_id', 'k.is_assigned', 'k.created_date', 'k.created_by_id'])
    .select(['mover.name as mover_name', 'x.language', 'x.title', 'c.id as content_id', 'c.space_id'])
    .where('k.user_id', '=', user.userId)
    .where(isReadable(user, 'c.folder_id'))
    .orderBy('k.created_date', 'desc')
    .orderBy('k.variant_id')
    .limit(maxTasks)
    .execute();
  const labels = new Map<string, ReadonlyMap<string, string>>();
  for (const spaceId of new Set(rows.map((row) => row.space_id))) {
    const { states } = await readWorkflow(database, spaceId);
    labels.set(spaceId, new Map(states.map(({ id, label }) => [id, label])));
  }
  return rows.map((row) => ({
    createdBy: userSummary(row.created_by_id, row.mover_name),
    createdDate: row.created_date.toISOString(),
    isAssigned: row.is_assigned,
    language: row.language,
    managedContentId: row.content_id,
    managedContentVariantId: row.variant_id,
    stateLabel: labels.get(row.space_id)?.get(row.state_id) ?? row.state_id,
    title: row.title,
  }));
}

/** The principal has looked at these; what they are to do stays theirs to do. */
export async function dismissTasks(variantIds: readonly string[], context: Context): Promise<void> {
  const { userId } = authorOf(context);
  await context.database
    .deleteFrom('managed_content_task')
    .where('user_id', '=', userId)
    .where('variant_id', '=', anyOf([...variantIds]))
    .execute();
}
