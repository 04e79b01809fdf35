import type { NoticeKind } from '@relab/server/mail';
import { sql } from 'kysely';

const watching: NoticeKind = {
  async read(database, ownerId) {
    const { rows } = await sql<{ on: boolean }>`
      select bool_or(notices) as on from watched_listing where owner_id = ${ownerId} and not is_deleted
      having count(*) > 0`.execute(database);
    const [row] = rows;
    return row && { subject: 'the listings that you watch', isOn: row.on };
  },
  async stop(database, ownerId, now) {
    await sql`
      update watched_listing set notices = false,
        system_modstamp = greatest(${now}::timestamptz, system_modstamp + interval '1 millisecond')
      where owner_id = ${ownerId} and notices and not is_deleted`.execute(database);
  },
};

const savedSearch: NoticeKind = {
  async read(database, id) {
    const { rows } = await sql<{ name: string; on: boolean }>`
      select name, frequency <> 'Never' as on from saved_search where id = ${id} and not is_deleted`.execute(
      database,
    );
    const [row] = rows;
    return row && { subject: `the saved search “${row.name}”`, isOn: row.on };
  },
  async stop(database, id, now) {
    await sql`
      update saved_search set frequency = 'Never',
        system_modstamp = greatest(${now}::timestamptz, system_modstamp + interval '1 millisecond')
      where id = ${id} and frequency <> 'Never' and not is_deleted`.execute(database);
  },
};

/** What links at the end of mails can end. The names stand in them and never change. */
export const noticeKinds: Readonly<Record<string, NoticeKind>> = { watching, 'saved-search': savedSearch };
