import type { Database, Row } from '@relab/database';
import type { MediaSource, MediaSources } from '@relab/server/media';
import { sql } from 'kysely';
import { shownPart } from './shown-part.ts';

const columns = [
  ...(['content_key', 'kind', 'source', 'title', 'mime_type', 'placeholder'] as const),
  ...(['version', 'rank', 'width', 'height', 'focus_x', 'focus_y', 'crop'] as const),
] as const;

function toSource(row: Row<'media', (typeof columns)[number]>): MediaSource {
  const { crop, focus } = shownPart(row);
  return {
    key: row.content_key,
    kind: row.kind,
    version: row.version,
    title: row.title,
    mimeType: row.mime_type,
    placeholder: row.placeholder,
    source: row.source,
    ...(focus ? { focus } : {}),
    ...(crop ? { crop } : {}),
  };
}

const pageSize = 200;

/** The pictures and documents of the database, as the media pipeline wants them. */
export function mediaSources(database: Database): MediaSources {
  return {
    async find(key) {
      const row = await database
        .selectFrom('media')
        .select(columns)
        .where('content_key', '=', key)
        .executeTakeFirst();
      return row && toSource(row);
    },

    async savePlaceholder(key, placeholder) {
      await database.updateTable('media').set({ placeholder }).where('content_key', '=', key).execute();
    },

    /** By rank, read in pages by where the last one ended, so that no page costs more than the first. */
    async *all() {
      let last: { readonly rank: number; readonly key: string } = { rank: -2_147_483_648, key: '' };
      for (;;) {
        const rows = await database
          .selectFrom('media')
          .select(columns)
          .where(sql<boolean>`(rank, content_key) > (${last.rank}, ${last.key})`)
          .orderBy('rank')
          .orderBy('content_key')
          .limit(pageSize)
          .execute();
        for (const row of rows) yield toSource(row);
        const end = rows.at(-1);
        if (!end || rows.length < pageSize) return;
        last = { rank: end.rank, key: end.content_key };
      }
    },
  };
}
