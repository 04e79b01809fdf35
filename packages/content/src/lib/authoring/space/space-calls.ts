import type { ConfigFor } from '@relab/contract';
import {
  type ContentSpace,
  type ContentSpaces,
  type createManagedContentSpace,
  getManagedContentSpaces,
  type OrchestratorConfig,
  type updateManagedContentSpace,
  type updateOrchestratorConfig,
} from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { requireAdministrator } from '../../access/access.ts';
import { authorOf, inContextTransaction, modifiedColumns } from '../../access/author.ts';
import { apiNameOf } from '../../api-name.ts';
import { conflict, limitExceeded } from '../../errors.ts';
import { pageOf } from '../../paging.ts';
import { applyWorkflow } from '../workflow/apply-workflow.ts';
import { checkWorkflows } from '../workflow/states-workflow.ts';
import { noteActivityOf } from './activity.ts';
import { insertSpace, setSpaceChannels } from './insert-space.ts';
import { listSpaces, representSpace, requireSpace } from './space-row.ts';

export async function readSpaces(
  config: ConfigFor<typeof getManagedContentSpaces>,
  context: Context,
): Promise<ContentSpaces> {
  const { nameFragment } = config;
  const { pageSize, offset, cut } = pageOf(getManagedContentSpaces, config);
  const { rows, urls } = cut(await listSpaces({ nameFragment, limit: pageSize + 1, offset }, context));
  return { spaces: rows.map(representSpace), ...urls };
}

export const readSpace = async (idOrName: string, context: Context): Promise<ContentSpace> =>
  representSpace(await requireSpace(idOrName, context));

/** By a principal who manages content everywhere, which is an administrator. */
export async function createSpace(
  input: ConfigFor<typeof createManagedContentSpace>,
  context: Context,
): Promise<ContentSpace> {
  requireAdministrator(context.principal);
  return await inContextTransaction(context, async (ctx) => {
    const { name, description, defaultLanguage = 'en_US', apiName = apiNameOf(name, 80, 'space') } = input;
    const id = await insertSpace(authorOf(ctx), {
      ...{ name, apiName, description, defaultLanguage },
      languages: input.supportedLanguages ?? [],
      channelIds: input.channels ?? [],
    });
    return await readSpace(id, ctx);
  });
}

/** Languages in which something is written already stay. */
async function requireUnusedLanguages(
  database: Database,
  spaceId: string,
  languages: readonly string[],
): Promise<void> {
  const used = await database
    .selectFrom('managed_content_variant as x')
    .innerJoin('managed_content as c', 'c.id', 'x.content_id')
    .select('x.language')
    .where('c.space_id', '=', spaceId)
    .where('x.language', '<>', sql<string>`all (${languages})`)
    .limit(sql.lit(1))
    .executeTakeFirst();
  if (used) throw conflict(`There is content in ${used.language} in this space.`, 'supportedLanguages');
}

export async function updateSpace(
  { contentSpaceId, ...input }: ConfigFor<typeof updateManagedContentSpace>,
  context: Context,
): Promise<ContentSpace> {
  return await inContextTransaction(context, async (ctx) => {
    const space = await requireSpace(contentSpaceId, ctx, 'manage');
    const author = authorOf(ctx);
    const { defaultLanguage = space.default_language, supportedLanguages = space.languages } = input;
    const languages = [...new Set([defaultLanguage, ...supportedLanguages])];
    await requireUnusedLanguages(ctx.database, space.id, languages);
    await ctx.database
      .updateTable('managed_content_space')
      .set({
        name: input.name ?? space.name,
        description: input.description ?? space.description,
        default_language: defaultLanguage,
        languages,
        ...modifiedColumns(author),
      })
      .where('id', '=', space.id)
      .execute();
    if (input.channels) await setSpaceChannels(author, space.id, input.channels);
    return await readSpace(space.id, ctx);
  });
}

/** Characters of all entries together. */
const maxConfigCharacters = 100_000;

export async function readWorkflows(
  { contentSpaceId }: { readonly contentSpaceId: string },
  context: Context,
): Promise<OrchestratorConfig> {
  const { id } = await requireSpace(contentSpaceId, context);
  const space = await context.database
    .selectFrom('managed_content_space')
    .select('workflow_configs')
    .where('id', '=', id)
    .executeTakeFirst();
  return { workflowConfigs: space?.workflow_configs ?? [] };
}

/** By a principal who manages the space; returns what is stored. */
export async function updateWorkflows(
  { contentSpaceId, workflowConfigs }: ConfigFor<typeof updateOrchestratorConfig>,
  context: Context,
): Promise<OrchestratorConfig> {
  const space = await requireSpace(contentSpaceId, context, 'manage');
  const { id } = space;
  const text = JSON.stringify(workflowConfigs);
  if (text.length > maxConfigCharacters)
    throw limitExceeded(
      `The workflows of a space have ${maxConfigCharacters} characters of JSON at most.`,
      'workflowConfigs',
    );
  const workflow = checkWorkflows(workflowConfigs);
  await inContextTransaction(context, async (ctx) => {
    await ctx.database
      .updateTable('managed_content_space')
      .set({ workflow_configs: text, ...modifiedColumns(authorOf(ctx)) })
      .where('id', '=', id)
      .execute();
    await applyWorkflow(authorOf(ctx), id, workflow);
    await noteActivityOf(ctx, { spaceId: id, kind: 'WorkflowChanged', title: space.name });
  });
  return await readWorkflows({ contentSpaceId: id }, context);
}
