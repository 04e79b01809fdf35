import { formatCount, type ShopLanguage, shopLanguage, type TranslatedShop } from '@relab/commerce';
import type { EmailTemplate } from '@relab/server/mail';
import { german } from './mail-texts.de.ts';
import { english, type SellerMailTexts } from './mail-texts.ts';

/** The unit that a mail is about, and who offered it. */
export interface OfferedUnit {
  readonly email: string;
  readonly name: string;
  readonly unit: string;
  /** Of the page where it was offered, as `de`; null where nobody knows. */
  readonly language: string | null;
}

interface Site extends TranslatedShop {
  readonly name: string;
}

interface EmailContent extends Pick<EmailTemplate, 'blocks' | 'title'> {}

function email(
  { name, language: stored }: OfferedUnit,
  site: Site,
  write: (language: ShopLanguage<SellerMailTexts>) => EmailContent,
): EmailTemplate {
  const language = shopLanguage(site, { en: english, de: german }, stored);
  const { texts } = language;
  const { title, blocks } = write(language);
  return {
    siteName: site.name,
    language: language.language,
    title,
    reason: texts.reason(site.name),
    blocks: [{ kind: 'text', text: texts.greeting(name) }, ...blocks],
  };
}

/** The sell form was sent. */
export const receivedEmail = (offered: OfferedUnit, pictures: number, site: Site): EmailTemplate =>
  email(offered, site, ({ texts, locale }) => {
    const count = formatCount(String(pictures), locale(site.currency));
    return {
      title: texts.received,
      blocks: [
        { kind: 'text', text: texts.thanks },
        {
          kind: 'facts',
          facts: [
            [texts.unit, offered.unit],
            [texts.pictures, pictures === 0 ? texts.noPictures : count],
          ],
        },
        { kind: 'heading', text: texts.next },
        { kind: 'steps', steps: texts.steps },
        ...(pictures === 0 ? [{ kind: 'text', text: texts.picturesHelp } as const] : []),
      ],
    };
  });

/** It stands in the shop, on the page at `path`. */
export const listedEmail = (
  offered: OfferedUnit,
  path: string,
  { site, baseUrl }: { readonly site: Site; readonly baseUrl: string },
): EmailTemplate =>
  email(offered, site, ({ texts, localizedPath }) => ({
    title: texts.listed(offered.unit),
    blocks: [
      { kind: 'text', text: texts.canBeFound(offered.unit, site.name) },
      { kind: 'link', label: texts.see, href: new URL(localizedPath(path), baseUrl).href },
      { kind: 'text', text: texts.check },
    ],
  }));

/** It will not be listed; `why` is what a clerk wrote for the seller, where they did. */
export const rejectedEmail = (offered: OfferedUnit, why: string | null, site: Site): EmailTemplate =>
  email(offered, site, ({ texts }) => ({
    title: texts.about(offered.unit),
    blocks: [
      { kind: 'text', text: texts.rejected(offered.unit) },
      ...(why === null ? [] : [{ kind: 'facts', facts: [[texts.why, why]] } as const]),
      { kind: 'text', text: texts.again },
    ],
  }));
