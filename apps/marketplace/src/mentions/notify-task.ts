import { type CommerceOptions, shopLanguage } from '@relab/commerce';
import type { NotifyTask, TaskNotice } from '@relab/content';
import { findPersonById, type Person } from '@relab/server/identity';
import type { EmailTemplate } from '@relab/server/mail';
import { sendEmail } from '../jobs/send-email.ts';
import { german } from './task-texts.de.ts';
import { english } from './task-texts.ts';

/** More of a title is not read in the list of mails. */
const maxTitle = 150;

interface Sender {
  readonly shop: CommerceOptions;
  /** The public address of the site. */
  readonly baseUrl: string;
}

function taskEmail(
  notice: TaskNotice,
  recipient: Person,
  mover: Person | undefined,
  { shop, baseUrl }: Sender,
): EmailTemplate {
  const locales = { en: english, de: german };
  const { language, texts } = shopLanguage(shop, locales, recipient.settings.language);
  const name = mover ? `${mover.firstName} ${mover.lastName}`.trim() : texts.somebody;
  const href = new URL(`/console/content/items/${notice.contentId}`, baseUrl);
  href.searchParams.set('language', notice.language);
  const { title, stateLabel, isAssigned } = notice;
  return {
    siteName: shop.name,
    language,
    title: isAssigned ? texts.assigned(title.slice(0, maxTitle)) : texts.waits(title.slice(0, maxTitle)),
    blocks: [
      {
        kind: 'text',
        text: isAssigned
          ? texts.assignedIntro(name, title, stateLabel)
          : texts.waitsIntro(name, title, stateLabel),
      },
      { kind: 'link', label: texts.open, href: href.href },
      { kind: 'text', text: texts.more },
    ],
    reason: texts.reason(shop.name),
  };
}

/** Mails those for whom a content waits, in their language. Who may no longer sign in gets none. */
export const createTaskMails =
  (sender: Sender): NotifyTask =>
  async (transaction, notice) => {
    const recipient = await findPersonById(transaction, notice.userId);
    if (!recipient) return;
    const mover = await findPersonById(transaction, notice.moverId);
    await sendEmail(transaction, recipient.email, taskEmail(notice, recipient, mover, sender), notice.at);
  };
