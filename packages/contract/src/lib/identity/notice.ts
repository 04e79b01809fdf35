import { read, shape, write } from '../call.ts';
import { seconds } from '../lifetime.ts';
import type { MailNotice } from './responses.ts';

/** Ours: what the link at the end of a mail is about. Its key serves without a sign-in, and for this alone. */
const noticePath = '/services/identity/notices/{noticeKey}' as const;

/** What the link at the end of a mail is about, and whether such mails are still sent. */
export const getMailNotice = read({
  id: 'getMailNotice',
  area: 'identity',
  path: noticePath,
  response: shape<MailNotice>(),
  lifetime: seconds(10),
});

/** Ends the notices. Again it changes nothing. */
export const stopMailNotice = write({
  id: 'stopMailNotice',
  area: 'identity',
  path: `${noticePath}/stop`,
  response: shape<MailNotice>(),
});
