import type { OrderSummary } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import {
  type Attachment,
  type EmailTemplate,
  emailHtml,
  emailText,
  enqueueMail,
  type TextTables,
} from '@relab/server/mail';
import type { CommerceOptions } from '../options/options.ts';
import { localizeOrder } from '../shop-language/order-language.ts';
import { type ShopLanguage, shopLanguage, type TranslatedShop } from '../shop-language/shop-language.ts';
import { german } from './texts.de.ts';
import { english, type MailTexts } from './texts.ts';

/** What the shop's mails need beside the order. */
export interface MailSettings {
  readonly shop: TranslatedShop & Pick<CommerceOptions, 'name' | 'seller'>;
  /** The public address of the site: stands in links. */
  readonly baseUrl: string;
}

/** What one mail is written with. */
export interface EmailSettings extends MailSettings, ShopLanguage<MailTexts> {
  /** An order with its names in this language. */
  readonly translated: (order: OrderSummary) => OrderSummary;
}

const tables: TextTables<MailTexts> = { en: english, de: german };

/** In a stored language (`de`, or a locale as `de_AT`); null for the shop's own. */
export function emailSettings(settings: MailSettings, stored: string | null): EmailSettings {
  const { shop } = settings;
  return {
    ...settings,
    ...shopLanguage(shop, tables, stored),
    translated: (order) => localizeOrder(order, stored, shop),
  };
}

/** Queues an e-mail as HTML and as text. */
export async function enqueueTemplate(
  transaction: Database,
  to: string,
  template: EmailTemplate,
  now: Date,
  attachments: readonly Attachment[] = [],
): Promise<void> {
  const texts = { subject: template.title, text: emailText(template), html: emailHtml(template) };
  const mail = { to, ...texts, ...(attachments.length > 0 && { attachments }) };
  await enqueueMail(transaction, mail, now);
}
