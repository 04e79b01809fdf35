import type { ContentBody } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { mediaAddress } from '../../media/index.ts';
import { fillReferences, referencedKeys } from '../content-body.ts';
import type { DeliveredRow } from './delivered.ts';

export interface MediaRow {
  readonly content_key: string;
  readonly title: string;
  readonly alt_text: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder: string | null;
  readonly mime_type: string;
  readonly version: string;
}

export async function readMedia(database: Database, keys: Iterable<string>): Promise<readonly MediaRow[]> {
  const wanted = [...keys];
  if (wanted.length === 0) return [];
  const { rows } = await sql<MediaRow>`
    select content_key, title, alt_text, width, height, placeholder, mime_type, version
    from media where content_key = any(${wanted})`.execute(database);
  return rows;
}

/** What a body tells of a picture or a document that it names. */
export const imageOf = (row: MediaRow): Readonly<Record<string, unknown>> => ({
  contentKey: row.content_key,
  url: `/sfsites/c${mediaAddress(row.content_key, { version: row.version })}`,
  altText: row.alt_text,
  placeholder: row.placeholder,
  width: row.width,
  height: row.height,
});

/** Bodies of several contents with their pictures filled in, in one more statement. */
export async function fillBodies(
  database: Database,
  rows: readonly Pick<DeliveredRow, 'body'>[],
): Promise<readonly ContentBody[]> {
  const keys = new Set(rows.flatMap(({ body }) => [...referencedKeys(body)]));
  const media = await readMedia(database, keys);
  const known = new Map(media.map((row) => [row.content_key, imageOf(row)]));
  return rows.map(({ body }) => fillReferences(body, known) as ContentBody);
}
