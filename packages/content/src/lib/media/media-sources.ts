import type { Database } from '@relab/database';
import type { MediaSource, MediaSources } from '@relab/server/media';
import { sql } from 'kysely';

interface MediaRow {
  readonly content_key: string;
  readonly kind: string;
  readonly source: unknown;
  readonly title: string;
  readonly mime_type: string;
  readonly placeholder: string | null;
  readonly version: string;
  readonly rank: number;
  /** The driver gives numbers of fixed precision as text. */
  readonly focus_x: string | null;
  readonly focus_y: string | null;
}

const toSource = (row: MediaRow): MediaSource => ({
  key: row.content_key,
  kind: row.kind,
  version: row.version,
  title: row.title,
  mimeType: row.mime_type,
  placeholder: row.placeholder,
  source: row.source,
  ...(row.focus_x === null || row.focus_y === null
    ? {}
    : { focus: { x: Number(row.focus_x), y: Number(row.focus_y) } }),
});

const columns = sql`content_key, kind, source, title, mime_type, placeholder, version, rank, focus_x, focus_y`;
const page = 200;

/** The pictures and documents of the database, as the media pipeline wants them. */
export function mediaSources(database: Database): MediaSources {
  return {
    async find(key) {
      const { rows } = await sql<MediaRow>`select ${columns} from media where content_key = ${key}`.execute(
        database,
      );
      return rows[0] && toSource(rows[0]);
    },

    async savePlaceholder(key, placeholder) {
      await sql`update media set placeholder = ${placeholder} where content_key = ${key}`.execute(database);
    },

    /** By rank, read in pages by where the last one ended, so that no page costs more than the first. */
    async *all() {
      let last: { readonly rank: number; readonly key: string } = { rank: -2_147_483_648, key: '' };
      for (;;) {
        const { rows } = await sql<MediaRow>`
          select ${columns} from media where (rank, content_key) > (${last.rank}, ${last.key})
          order by rank, content_key limit ${page}`.execute(database);
        for (const row of rows) yield toSource(row);
        const end = rows.at(-1);
        if (!end || rows.length < page) return;
        last = { rank: end.rank, key: end.content_key };
      }
    },
  };
}
