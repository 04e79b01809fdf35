import type { OrchestratorConfig } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { authorOf } from '../../access/author.ts';
import { requireSpace } from './space-rows.ts';

/** Characters of all entries together. */
const mostCharacters = 100_000;

export async function readOrchestratorConfig(
  { contentSpaceId }: { readonly contentSpaceId: string },
  context: Context,
): Promise<OrchestratorConfig> {
  const { id } = await requireSpace(contentSpaceId, context);
  const { rows } = await sql<{ configs: OrchestratorConfig['workflowConfigs'] }>`
    select workflow_configs as configs from managed_content_space where id = ${id}`.execute(context.database);
  return { workflowConfigs: rows[0]?.configs ?? [] };
}

export interface OrchestratorChange {
  readonly contentSpaceId: string;
  readonly workflowConfigs: readonly Readonly<Record<string, unknown>>[];
}

/** By whoever manages the space; answers what is stored. */
export async function changeOrchestratorConfig(
  { contentSpaceId, workflowConfigs }: OrchestratorChange,
  context: Context,
): Promise<OrchestratorConfig> {
  const { id } = await requireSpace(contentSpaceId, context, 'manage');
  const text = JSON.stringify(workflowConfigs);
  if (text.length > mostCharacters)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      `The workflows of a space have ${mostCharacters} characters of JSON at most.`,
      { fields: ['workflowConfigs'] },
    );
  const { userId, at } = authorOf(context);
  await sql`
    update managed_content_space set workflow_configs = ${text}::jsonb, last_modified_date = ${at},
      last_modified_by_id = ${userId}
    where id = ${id}`.execute(context.database);
  return await readOrchestratorConfig({ contentSpaceId: id }, context);
}
