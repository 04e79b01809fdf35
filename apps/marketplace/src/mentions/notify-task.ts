import { shopLanguage } from '@relab/commerce';
import type { NotifyTask, TaskNotice } from '@relab/content';
import { findPersonById, type Person } from '@relab/server/identity';
import type { EmailTemplate } from '@relab/server/mail';
import { sendEmail } from '../jobs/send-email.ts';
import { contentHref, fullName, type MailSender, subjectTitle } from './content-mail.ts';
import { german } from './task-texts.de.ts';
import { english } from './task-texts.ts';

function taskEmail(
  notice: TaskNotice,
  recipient: Person,
  mover: Person | undefined,
  sender: MailSender,
): EmailTemplate {
  const locales = { en: english, de: german };
  const { language, texts } = shopLanguage(sender.shop, locales, recipient.settings.language);
  const name = mover ? fullName(mover) : texts.somebody;
  const { title, stateLabel, isAssigned } = notice;
  return {
    siteName: sender.shop.name,
    language,
    title: isAssigned ? texts.assigned(subjectTitle(title)) : texts.waits(subjectTitle(title)),
    blocks: [
      {
        kind: 'text',
        text: isAssigned
          ? texts.assignedIntro(name, title, stateLabel)
          : texts.waitsIntro(name, title, stateLabel),
      },
      { kind: 'link', label: texts.open, href: contentHref(notice, sender) },
      { kind: 'text', text: texts.more },
    ],
    reason: texts.reason(sender.shop.name),
  };
}

/** Mails those for whom a content waits, in their language. People who may no longer sign in get none. */
export const createTaskMails =
  (sender: MailSender): NotifyTask =>
  async (transaction, notice) => {
    const recipient = await findPersonById(transaction, notice.userId);
    if (!recipient) return;
    const mover = await findPersonById(transaction, notice.moverId);
    await sendEmail(transaction, recipient.email, taskEmail(notice, recipient, mover, sender), notice.at);
  };
