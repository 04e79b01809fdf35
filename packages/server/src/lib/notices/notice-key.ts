import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link at the end of a mail is about: which kind of notices, and whose or of what. */
export interface NoticeSubject {
  readonly kind: string;
  readonly id: string;
}

/** Keys that end notices of one subject and do nothing else. They are signed, so that none has to be stored. */
export interface NoticeKeys {
  write(subject: NoticeSubject): string;
  /** Undefined for what was not written here. */
  read(key: string): NoticeSubject | undefined;
}

/** `secret` is the installation's; with another one the links in mails of before open nothing. */
export function createNoticeKeys(secret: string): NoticeKeys {
  const sign = ({ kind, id }: NoticeSubject): string =>
    createHmac('sha256', secret).update(`end of notices\n${kind}\n${id}`).digest('base64url');
  return {
    write: (subject) => `${subject.kind}.${subject.id}.${sign(subject)}`,
    read(key) {
      const [, kind, id, signature] = /^([a-z-]{1,40})\.(\w{1,40})\.([\w-]{43})$/.exec(key) ?? [];
      if (kind === undefined || id === undefined || signature === undefined) return undefined;
      const subject = { kind, id };
      return timingSafeEqual(Buffer.from(sign(subject)), Buffer.from(signature)) ? subject : undefined;
    },
  };
}
