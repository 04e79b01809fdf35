import { type LinkInfo, webPage } from '../page-reference/page-reference.ts';
import { parseLink } from '../page-reference/parse-link.ts';
import type { Setting } from '../settings/setting.ts';

/**
 * A setting that names a page of whatever kind (S-089); undefined where no page reference stands in it. An unknown
 * type is read as a web page (S-180).
 */
export function link(): Setting<LinkInfo | undefined, LinkInfo> {
  return { kind: 'link', read: parseLink };
}

/** What a block with the two settings leads to: any kind of page, or the address; the page wins when both are there. */
export function linkTarget(settings: {
  readonly link: LinkInfo | undefined;
  readonly url: string;
}): LinkInfo {
  return settings.link ?? { pageReference: webPage(settings.url) };
}
