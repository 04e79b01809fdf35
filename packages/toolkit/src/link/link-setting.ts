import { type LinkInfo, webPage } from '../page-reference/page-reference.ts';
import { parseLink } from '../page-reference/parse-link.ts';
import type { Setting } from '../settings/setting.ts';

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
