import type { Setting } from '../settings/setting.ts';
import { type LinkInfo, webPage } from './page-reference.ts';
import { parsePageReference } from './parse-page-reference.ts';

/** S-089. A link read out of content; undefined when there is no page reference in it. */
export function parseLink(given: unknown): LinkInfo | undefined {
  if (typeof given !== 'object' || given === null || !('pageReference' in given)) return undefined;
  const { pageReference } = given;
  if (typeof pageReference !== 'object' || pageReference === null) return undefined;
  return { pageReference: parsePageReference(pageReference) };
}

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
