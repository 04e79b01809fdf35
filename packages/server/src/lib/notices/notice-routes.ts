import { getMailNotice, type MailNotice, stopMailNotice } from '@relab/contract/identity';
import type { Database } from '@relab/database';
import { ApiError } from '../errors/api-error.ts';
import type { Context } from '../http/context.ts';
import { type Route, route } from '../http/route.ts';
import type { NoticeKeys } from './notice-key.ts';

/** Notices that somebody gets by mail until they want none. */
export interface NoticeKind {
  /** What they are about, in words for who gets them; undefined where it is gone. */
  read(database: Database, id: string): Promise<MailNotice | undefined>;
  /** Ends them; once more changes nothing. */
  stop(database: Database, id: string, now: Date): Promise<void>;
}

const gone: MailNotice = { subject: null, isOn: false };

/** The calls behind the links at the end of mails. A key opens its one subject, and reveals nothing but the content of the mail. */
export function noticeRoutes(keys: NoticeKeys, kinds: Readonly<Record<string, NoticeKind>>): Route[] {
  const find = (key: string) => {
    const subject = keys.read(key);
    const kind = subject && Object.hasOwn(kinds, subject.kind) ? kinds[subject.kind] : undefined;
    if (!subject || !kind)
      throw new ApiError('ITEM_NOT_FOUND', 'This link is not whole. Open it from the mail again.');
    return { kind, id: subject.id };
  };
  const read = async (key: string, { database }: Context): Promise<MailNotice> => {
    const { kind, id } = find(key);
    return (await kind.read(database, id)) ?? gone;
  };
  return [
    route(getMailNotice, ({ noticeKey }, context) => read(noticeKey, context)),
    route(stopMailNotice, async ({ noticeKey }, context) => {
      const { kind, id } = find(noticeKey);
      await kind.stop(context.database, id, context.now());
      return await read(noticeKey, context);
    }),
  ];
}
