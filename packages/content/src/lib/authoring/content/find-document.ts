import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { type Right, requireRight, requireUser } from '../../access/access.ts';
import { type DocumentRow, selectDocument } from './document-row.ts';

export interface DocumentName {
  /** A content key, or the id of a content. */
  readonly contentKeyOrId: string;
  /** Without it that of the content's first variant, or of the version whose id is given. */
  readonly language?: string | undefined;
  /** A version's number such as `2.0`, or its id; the latest without it. */
  readonly contentVersion?: string | undefined;
}

type ReadContext = Pick<Context, 'database' | 'principal'>;

/** A version of a content in a language (C-063, C-064), whoever may read it; undefined where there is none. */
export async function findDocument(
  { contentKeyOrId, language, contentVersion: version }: DocumentName,
  user: User,
  database: Database,
): Promise<DocumentRow | undefined> {
  const isNumber = version !== undefined && /^\d{1,9}(\.0)?$/.test(version);
  const isVersion =
    version === undefined
      ? sql`v.id = x.latest_version_id`
      : isNumber
        ? sql`v.number = ${Number(version)}`
        : sql`v.id = ${version}`;
  // An id says itself of which variant it is.
  const isUsual = version === undefined || isNumber ? sql`x.id = c.primary_variant_id` : sql`true`;
  const { rows } = await sql<DocumentRow>`${selectDocument(user)}
    where (c.content_key = ${contentKeyOrId} or c.id = ${contentKeyOrId})
      and ${language === undefined ? isUsual : sql`x.language = ${language}`}
      and ${isVersion}`.execute(database);
  return rows[0];
}

/** The same for whoever may do that with it. Throws ITEM_NOT_FOUND where there is none that may be read. */
export async function requireDocument(
  name: DocumentName,
  { database, principal }: ReadContext,
  right: Right = 'read',
): Promise<DocumentRow> {
  const user = requireUser(principal);
  return requireRight(user, await findDocument(name, user, database), right);
}

/** The latest version of a variant, for whoever may do that with it; `lock` keeps others from changing it meanwhile. */
export async function requireVariant(
  variantId: string,
  { database, principal }: ReadContext,
  { right = 'read', lock = false }: { readonly right?: Right; readonly lock?: boolean } = {},
): Promise<DocumentRow> {
  const user = requireUser(principal);
  // On its own: a row that was locked while it changed is read anew, but not what is joined to it.
  if (lock)
    await sql`select 1 from managed_content_variant where id = ${variantId} for update`.execute(database);
  const { rows } = await sql<DocumentRow>`${selectDocument(user)}
    where x.id = ${variantId} and v.id = x.latest_version_id`.execute(database);
  return requireRight(user, rows[0], right);
}
