import { shopLanguage } from '@relab/commerce';
import type { MentionNotice, NotifyMention } from '@relab/content';
import { findPersonById, type Person } from '@relab/server/identity';
import type { EmailTemplate } from '@relab/server/mail';
import { sendEmail } from '../jobs/send-email.ts';
import { contentHref, fullName, type MailSender, subjectTitle } from './content-mail.ts';
import { german } from './texts.de.ts';
import { english } from './texts.ts';

function mentionEmail(
  notice: MentionNotice,
  recipient: Person,
  author: Person | undefined,
  sender: MailSender,
): EmailTemplate {
  const { language, texts } = shopLanguage(
    sender.shop,
    { en: english, de: german },
    recipient.settings.language,
  );
  const name = author ? fullName(author) : texts.somebody;
  return {
    siteName: sender.shop.name,
    language,
    title: texts.title(name, subjectTitle(notice.title)),
    blocks: [
      { kind: 'text', text: texts.intro(name, notice.title) },
      { kind: 'lines', lines: notice.text.split(/\r?\n/) },
      { kind: 'link', label: texts.open, href: contentHref(notice, sender) },
      { kind: 'text', text: texts.more },
    ],
    reason: texts.reason(sender.shop.name),
  };
}

/** Mails those whom comments mention, in their language. People who may no longer sign in get none. */
export const createMentionMails =
  (sender: MailSender): NotifyMention =>
  async (transaction, notice) => {
    const recipient = await findPersonById(transaction, notice.userId);
    if (!recipient) return;
    const author = await findPersonById(transaction, notice.authorId);
    await sendEmail(transaction, recipient.email, mentionEmail(notice, recipient, author, sender), notice.at);
  };
