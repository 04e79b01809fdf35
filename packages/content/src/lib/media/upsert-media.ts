import { hash } from 'node:crypto';
import type { BulkLoad, Database } from '@relab/database';
import { isMediaKey } from '@relab/server/media';
import { sql } from 'kysely';

/**
 * A picture or document that the site is to show, before anybody has rendered it. Bytes come from the renderer of its
 * kind.
 */
export interface NewMedia {
  readonly contentKey: string;
  /** Names the renderer. */
  readonly kind: string;
  /** What the renderer needs; the version comes from it. */
  readonly source: unknown;
  readonly title: string;
  readonly altText?: string | null;
  readonly mimeType: string;
  readonly width?: number | null;
  readonly height?: number | null;
  /** The smaller, the sooner it is prepared; 1000 by default. */
  readonly rank?: number;
}

function mediaRow(one: NewMedia) {
  if (!isMediaKey(one.contentKey)) throw new Error(`"${one.contentKey}" is no media key.`);
  const source = JSON.stringify(one.source ?? null);
  return {
    content_key: one.contentKey,
    kind: one.kind,
    source: one.source ?? null,
    title: one.title,
    alt_text: one.altText ?? null,
    mime_type: one.mimeType,
    width: one.width ?? null,
    height: one.height ?? null,
    version: hash('sha256', `${one.kind}\0${source}`, 'base64url').slice(0, 12),
    rank: one.rank ?? 1000,
  };
}

const columns = [
  ...(['content_key', 'kind', 'source', 'title', 'alt_text', 'mime_type', 'width', 'height'] as const),
  ...(['version', 'rank'] as const),
] as const;

/** The table that a bulk load of media fills. */
export const mediaTable = 'media';

/**
 * Fills the table of media while it has no indexes, in a database without contents: its triggers, which look for contents that
 * show what is written, have nothing to find. `revisions` are those of `renewMedia`, by kind.
 */
export async function fillMedia(
  bulk: BulkLoad,
  revisions: Readonly<Record<string, string>>,
  fill: (add: (media: NewMedia) => void) => Promise<void>,
): Promise<void> {
  await bulk.run('alter table media disable trigger user');
  await bulk.withoutIndexes([mediaTable], async () => {
    const addRow = bulk.open(mediaTable, [...columns, 'revision']);
    await fill((media) => {
      const row = mediaRow(media);
      const revision = revisions[row.kind] ?? null;
      const source = JSON.stringify(row.source);
      const version = revision === null ? row.version : `${row.version}.r${revision}`;
      const written = { ...row, source, version };
      addRow([...columns.map((column) => written[column]), revision]);
    });
  });
  await bulk.run('alter table media enable trigger user');
}

/** Upserts pictures and documents, many at a time; a changed source gets a new version and loses its placeholder. */
export async function upsertMedia(database: Database, media: readonly NewMedia[]): Promise<void> {
  const rows = media.map(mediaRow);
  for (let start = 0; start < rows.length; start += 1000) {
    const part = JSON.stringify(rows.slice(start, start + 1000));
    await sql`
      insert into media (content_key, kind, source, title, alt_text, mime_type, width, height, version, rank)
      select content_key, kind, source, title, alt_text, mime_type, width, height, version, rank
      from jsonb_to_recordset(${part}::jsonb) as given (
        content_key text, kind text, source jsonb, title text, alt_text text, mime_type text,
        width integer, height integer, version text, rank integer)
      on conflict (content_key) do update set
        kind = excluded.kind, source = excluded.source, title = excluded.title, alt_text = excluded.alt_text,
        mime_type = excluded.mime_type, width = excluded.width, height = excluded.height, rank = excluded.rank,
        version = excluded.version`.execute(database);
  }
}
