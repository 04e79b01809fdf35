import type { Head } from '@relab/pages';
import { isFields } from '@relab/toolkit/page';
import { parseImage } from '@relab/toolkit/responsive-image';

type AuthoredHead = Partial<
  Pick<Head, 'title' | 'description' | 'noIndex' | 'canonical' | 'image' | 'cardTitle' | 'cardDescription'>
>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** A path of the site, or the address of another. */
const addressOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  return text !== undefined && /^(?:\/(?![/\\])|https?:\/\/)\S*$/.test(text) ? text : undefined;
};

/** The author's metadata of a page: only valid members of the right type. Not trusted. */
export function authoredHead(head: unknown): AuthoredHead {
  if (!isFields(head)) return {};
  const said = {
    title: textOf(head.title),
    description: textOf(head.description),
    noIndex: head.noIndex === true ? true : undefined,
    canonical: addressOf(head.canonicalUrl),
    image: parseImage(head.image)?.url,
    cardTitle: textOf(head.cardTitle),
    cardDescription: textOf(head.cardDescription),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
