import type { Database } from '@relab/database';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { requireRight, requireUser } from '../../access/access.ts';
import type { ReadContext } from '../../access/author.ts';
import type { Right } from '../../access/rights.ts';
import { type DocumentRow, savingRight, selectDocuments } from './document-row.ts';

export interface DocumentName {
  /** A content key, or the id of a content. */
  readonly contentKeyOrId: string;
  /** Without it that of the content's first variant, or of the version whose id is given. */
  readonly language?: string | undefined;
  /** A version's number such as `2.0`, or its id; the latest without it. */
  readonly contentVersion?: string | undefined;
}

/** A version of a content in a language (C-063, C-064), whether the user may read it or not. */
export async function findDocument(
  { contentKeyOrId, language, contentVersion: version }: DocumentName,
  user: User,
  database: Database,
): Promise<DocumentRow | undefined> {
  const isId = version !== undefined && !/^\d{1,9}(\.0)?$/.test(version);
  return await selectDocuments(database, user)
    .where((eb) => eb.or([eb('c.content_key', '=', contentKeyOrId), eb('c.id', '=', contentKeyOrId)]))
    .where((eb) => {
      if (language !== undefined) return eb('x.language', '=', language);
      // An id belongs to one variant.
      return isId ? sql<boolean>`true` : eb('x.id', '=', eb.ref('c.primary_variant_id'));
    })
    .where((eb) => {
      if (version === undefined) return eb('v.id', '=', eb.ref('x.latest_version_id'));
      return isId ? eb('v.id', '=', version) : eb('v.number', '=', Number(version));
    })
    .executeTakeFirst();
}

/** The same for a principal with that right. Throws ITEM_NOT_FOUND where there is none that they may read. */
export async function requireDocument(
  name: DocumentName,
  { database, principal }: ReadContext,
  right: Right = 'read',
): Promise<DocumentRow> {
  const user = requireUser(principal);
  return requireRight(await findDocument(name, user, database), right);
}

/** The latest version of a variant, for a principal with that right; `lock` keeps others from changing it meanwhile. */
export async function requireVariant(
  variantId: string,
  { database, principal }: ReadContext,
  { right = 'read', lock = false }: { readonly right?: Right | 'save'; readonly lock?: boolean } = {},
): Promise<DocumentRow> {
  const user = requireUser(principal);
  // On its own: a row that was locked while it changed is read anew, but not what is joined to it.
  if (lock)
    await database
      .selectFrom('managed_content_variant')
      .select('id')
      .where('id', '=', variantId)
      .forUpdate()
      .execute();
  const row = await selectDocuments(database, user)
    .where('x.id', '=', variantId)
    .whereRef('v.id', '=', 'x.latest_version_id')
    .executeTakeFirst();
  return requireRight(row, right === 'save' ? savingRight(row) : right);
}
