import type { LinkInfo } from './page-reference.ts';
import { parsePageReference } from './parse-page-reference.ts';

/** S-089. A link read out of content; undefined when there is no page reference in it. */
export function parseLink(given: unknown): LinkInfo | undefined {
  if (typeof given !== 'object' || given === null || !('pageReference' in given)) return undefined;
  const { pageReference } = given;
  if (typeof pageReference !== 'object' || pageReference === null) return undefined;
  return { pageReference: parsePageReference(pageReference) };
}
