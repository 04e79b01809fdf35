import { type CommerceOptions, shopLanguage } from '@relab/commerce';
import type { MentionNotice, NotifyMention } from '@relab/content';
import { findPersonById, type Person } from '@relab/server/identity';
import type { EmailTemplate } from '@relab/server/mail';
import { sendEmail } from '../jobs/send-email.ts';
import { german } from './texts.de.ts';
import { english } from './texts.ts';

/** More of a title is not read in the list of mails. */
const maxTitle = 150;

interface Sender {
  readonly shop: CommerceOptions;
  /** The public address of the site. */
  readonly baseUrl: string;
}

function mentionEmail(
  notice: MentionNotice,
  recipient: Person,
  author: Person | undefined,
  { shop, baseUrl }: Sender,
): EmailTemplate {
  const { language, texts } = shopLanguage(shop, { en: english, de: german }, recipient.settings.language);
  const name = author ? `${author.firstName} ${author.lastName}`.trim() : texts.somebody;
  const href = new URL(`/console/content/items/${notice.contentId}`, baseUrl);
  href.searchParams.set('language', notice.language);
  return {
    siteName: shop.name,
    language,
    title: texts.title(name, notice.title.slice(0, maxTitle)),
    blocks: [
      { kind: 'text', text: texts.intro(name, notice.title) },
      { kind: 'lines', lines: notice.text.split(/\r?\n/) },
      { kind: 'link', label: texts.open, href: href.href },
      { kind: 'text', text: texts.more },
    ],
    reason: texts.reason(shop.name),
  };
}

/** Mails those whom comments mention, in their language. Who may no longer sign in gets none. */
export const createMentionMails =
  (sender: Sender): NotifyMention =>
  async (transaction, notice) => {
    const recipient = await findPersonById(transaction, notice.userId);
    if (!recipient) return;
    const author = await findPersonById(transaction, notice.authorId);
    await sendEmail(transaction, recipient.email, mentionEmail(notice, recipient, author, sender), notice.at);
  };
