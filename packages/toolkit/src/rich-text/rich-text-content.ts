import { expressionsIn } from '../page/data-expression.ts';
import { resolveMediaPath } from '../responsive-image/media-path.ts';
import type { MediaDelivery } from '../responsive-image/media-provider.tsx';
import { readText } from '../settings/kinds.ts';
import type { ReadSettings } from '../settings/setting.ts';
import { escapeText } from './character-references.ts';
import { pictureFinder } from './known-pictures.ts';
import { fillPlaceholders, type ResolvePath } from './placeholder.ts';
import { plainText } from './plain-text.ts';
import type { richTextSettings } from './rich-text-settings.ts';
import { SafeHtml } from './safe-html.ts';
import { MAX_LENGTH, sanitizeHtml } from './sanitize-html.ts';

/** What a rich text shows: HTML that may stand in a page, or text. */
export type ShownText = { readonly html: string } | { readonly text: string };

/** An address in HTML that was vouched for, up to the end of its path. */
const addresses = /(\s(?:src|href)=["'])(\/[^"']*)/g;

/**
 * What a rich text shows. Vouched-for HTML is shown as it is but for the addresses of media and assets: no value is written into
 * it, since a value in an address could be a script. Of all else the allowed tags and attributes stay (S-187), by default none
 * (S-188, S-189). A value inside a text is text, also where it looks like HTML (C-010); a value that is the whole content is
 * content itself, and expressions in it are none of this page's.
 */
export function richTextContent(
  settings: ReadSettings<typeof richTextSettings>,
  delivery: MediaDelivery,
  resolvePath: ResolvePath,
): ShownText {
  const { allowedTags, allowedAttributes, images } = settings;
  let { content } = settings;
  let resolve: ResolvePath | undefined = resolvePath;
  if (!(content instanceof SafeHtml)) {
    const [path] = expressionsIn(content);
    if (path !== undefined && content === `{!${path}}`) {
      const value = resolvePath(path);
      content = value instanceof SafeHtml ? value : readText(value);
      resolve = undefined;
    }
  }
  const mend = (address: string): string => resolveMediaPath(address, delivery.basePath, delivery.prefix);
  if (content instanceof SafeHtml) {
    const html = fillPlaceholders(content.html, delivery, undefined, escapeText);
    return { html: html.replace(addresses, (_, before: string, path: string) => before + mend(path)) };
  }
  if (allowedTags.length === 0) {
    const text = plainText(content.slice(0, MAX_LENGTH));
    return { text: fillPlaceholders(text, delivery, resolve) };
  }
  return {
    html: sanitizeHtml(content, {
      allowedTags,
      allowedAttributes,
      fill: (text, write) => fillPlaceholders(text, delivery, resolve, write),
      mend,
      ...(allowedTags.includes('img') && { pictureAt: pictureFinder(images, delivery) }),
    }),
  };
}
