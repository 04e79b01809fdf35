import type { NoticeKind } from '@relab/server/mail';
import { laterModstamp } from '../jobs/later-modstamp.ts';

const watching: NoticeKind = {
  async read(database, ownerId) {
    const rows = await database
      .selectFrom('watched_listing')
      .select('notices')
      .distinct()
      .where('owner_id', '=', ownerId)
      .where(({ not }) => not('is_deleted'))
      .execute();
    if (rows.length === 0) return undefined;
    return { subject: 'the listings that you watch', isOn: rows.some(({ notices }) => notices) };
  },
  async stop(database, ownerId, now) {
    await database
      .updateTable('watched_listing')
      .set({ notices: false, system_modstamp: laterModstamp(now) })
      .where('owner_id', '=', ownerId)
      .where('notices', '=', true)
      .where(({ not }) => not('is_deleted'))
      .execute();
  },
};

const savedSearch: NoticeKind = {
  async read(database, id) {
    const search = await database
      .selectFrom('saved_search')
      .select(['name', 'frequency'])
      .where('id', '=', id)
      .where(({ not }) => not('is_deleted'))
      .executeTakeFirst();
    return search && { subject: `the saved search “${search.name}”`, isOn: search.frequency !== 'Never' };
  },
  async stop(database, id, now) {
    await database
      .updateTable('saved_search')
      .set({ frequency: 'Never', system_modstamp: laterModstamp(now) })
      .where('id', '=', id)
      .where('frequency', '<>', 'Never')
      .where(({ not }) => not('is_deleted'))
      .execute();
  },
};

/** What links at the end of mails can end. The names stand in them and never change. */
export const noticeKinds: Readonly<Record<string, NoticeKind>> = { watching, 'saved-search': savedSearch };
