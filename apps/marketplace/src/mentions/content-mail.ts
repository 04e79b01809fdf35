import type { CommerceOptions } from '@relab/commerce';
import type { Person } from '@relab/server/identity';

/** Who sends mails about contents. */
export interface MailSender {
  readonly shop: CommerceOptions;
  /** The public address of the site. */
  readonly baseUrl: string;
}

/** Lists of mails cut off longer titles. */
const maxTitleLength = 150;

export const subjectTitle = (title: string): string => title.slice(0, maxTitleLength);

export const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();

/** The console's page of a content in one of its languages. */
export function contentHref(
  { contentId, language }: { readonly contentId: string; readonly language: string },
  { baseUrl }: MailSender,
): string {
  const href = new URL(`/console/content/items/${contentId}`, baseUrl);
  href.searchParams.set('language', language);
  return href.href;
}
