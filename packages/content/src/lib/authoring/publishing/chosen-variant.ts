import type { Database } from '@relab/database';
import { badRequest } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { type InferResult, sql } from 'kysely';
import { hasRight, lacksRight, requireRight, rightsIn } from '../../access/access.ts';
import { anyOf } from '../../any-of.ts';
import { limitExceeded } from '../../errors.ts';

/** Variants `x` in their latest versions `v`, with their contents `c`. */
export const selectVariants = (database: Database) =>
  database
    .selectFrom('managed_content_variant as x')
    .innerJoin('managed_content as c', 'c.id', 'x.content_id')
    .innerJoin('managed_content_version as v', 'v.id', 'x.latest_version_id')
    .innerJoin('content_type as t', 't.fully_qualified_name', 'c.type_name')
    .select(['x.id', 'c.id as contentId', 'x.language', 'c.space_id as spaceId', 'c.type_name as typeName'])
    .select(['v.id as versionId', 'v.title', 'v.body', 't.schema']);

export type VariantRow = InferResult<ReturnType<typeof selectVariants>>[number];

/** A variant that is published or unpublished. */
export interface ChosenVariant extends VariantRow {
  /** Named itself, and not only by another one. */
  readonly isTopLevel: boolean;
}

export interface Choice {
  readonly contentIds?: readonly string[] | undefined;
  readonly variantIds?: readonly string[] | undefined;
}

/** Deployments are worked on in one transaction. */
const maxVariants = 1000;

function withinLimit(variants: readonly ChosenVariant[]): readonly ChosenVariant[] {
  if (variants.length <= maxVariants) return variants;
  throw limitExceeded(`A deployment has ${maxVariants} variants at most; these are ${variants.length}.`);
}

/** All variants of the contents, and the variants themselves. They must be of one space, in which the user may publish. */
export async function readChosen(
  database: Database,
  user: User,
  choice: Choice,
): Promise<readonly ChosenVariant[]> {
  const { contentIds = [], variantIds = [] } = choice;
  requireChoice(choice);
  // On its own: rows that were locked while they changed are read anew, but not what is joined to them.
  const locked = await database
    .selectFrom('managed_content_variant')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', anyOf(variantIds)), eb('content_id', '=', anyOf(contentIds))]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await selectChosen(database, user)
    .where('x.id', '=', anyOf(locked.map(({ id }) => id)))
    .orderBy('x.id')
    .execute();
  return requireChosen(rows, choice, 'publish');
}

/**
 * The same without keeping it as it is: to look at, also where some of it is of a type that the user publishes none of. They must
 * publish something in the space: what the chosen variants name may lie where a shared folder does not lead.
 */
export async function findChosen(
  database: Database,
  user: User,
  choice: Choice,
): Promise<readonly ChosenVariant[]> {
  const { contentIds = [], variantIds = [] } = choice;
  requireChoice(choice);
  const rows = await selectChosen(database, user)
    .select(rightsIn(user).as('spaceRights'))
    .where((eb) => eb.or([eb('x.id', '=', anyOf(variantIds)), eb('c.id', '=', anyOf(contentIds))]))
    .orderBy('x.id')
    .execute();
  const variants = requireChosen(rows, choice, 'read');
  if (rows.some(({ spaceRights }) => !hasRight({ rights: spaceRights }, 'publish')))
    throw lacksRight('publish');
  return variants;
}

const selectChosen = (database: Database, user: User) =>
  selectVariants(database)
    .innerJoin('managed_content_space as s', 's.id', 'c.space_id')
    .select(rightsIn(user, { folderId: 'c.folder_id', typeName: 'c.type_name' }).as('rights'));

function requireChoice({ contentIds = [], variantIds = [] }: Choice): void {
  if (contentIds.length + variantIds.length === 0)
    throw badRequest('Name contents or variants.', 'contentIds');
}

function requireChosen(
  rows: readonly InferResult<ReturnType<typeof selectChosen>>[number][],
  { contentIds = [], variantIds = [] }: Choice,
  needed: 'read' | 'publish',
): readonly ChosenVariant[] {
  const found = new Set(rows.flatMap(({ id, contentId }) => [id, contentId]));
  for (const id of [...contentIds, ...variantIds]) if (!found.has(id)) requireRight(undefined, 'publish');
  for (const row of rows) requireRight(row, needed);
  if (new Set(rows.map(({ spaceId }) => spaceId)).size > 1)
    throw badRequest('All contents must be of one space.');
  return withinLimit(rows.map((row) => ({ ...row, isTopLevel: true })));
}

/** Throws for variants of another space than the one that is named beside them. */
export function requireOfSpace(variants: readonly ChosenVariant[], spaceId: string, field: string): void {
  if (variants.some((variant) => variant.spaceId !== spaceId))
    throw badRequest('The contents are of another space.', field);
}

/**
 * With what they name, what that names, and so on, as far as it is of the same space and not published as it is: in the
 * language of the variant that names it, or the one it has.
 */
export async function withReferences(
  database: Database,
  chosen: readonly ChosenVariant[],
): Promise<readonly ChosenVariant[]> {
  const all = new Map(chosen.map((variant) => [variant.id, variant]));
  let from = chosen;
  while (from.length > 0) {
    const { rows } = await sql<VariantRow>`
      select distinct on (c.id, named.language) x.id, c.id as "contentId", x.language, c.space_id as "spaceId", c.type_name as "typeName",
        v.id as "versionId", v.title, v.body, t.schema
      from unnest(${from.map(({ versionId }) => versionId)}::text[], ${from.map(({ language }) => language)}::text[])
        as named (version_id, language)
      join managed_content_reference r on r.version_id = named.version_id
      join managed_content c on c.content_key = r.content_key and c.space_id = ${from[0]?.spaceId}
      join managed_content_variant x on x.content_id = c.id
        and (x.language = named.language or x.id = c.primary_variant_id)
      join managed_content_version v on v.id = x.latest_version_id
      join content_type t on t.fully_qualified_name = c.type_name
      where x.status <> 'Published'
      order by c.id, named.language, x.language = named.language desc`.execute(database);
    from = rows.filter(({ id }) => !all.has(id)).map((row) => ({ ...row, isTopLevel: false }));
    for (const variant of from) all.set(variant.id, variant);
    withinLimit([...all.values()]);
  }
  return [...all.values()];
}
