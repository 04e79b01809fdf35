import type { LinkInfo } from './page-reference.ts';
import { parsePageReference } from './parse-page-reference.ts';

/** S-089. A link read out of content; undefined when there is no page reference in it. */
export function parseLink(input: unknown): LinkInfo | undefined {
  if (typeof input !== 'object' || input === null || !('pageReference' in input)) return undefined;
  const { pageReference } = input;
  if (typeof pageReference !== 'object' || pageReference === null) return undefined;
  return { pageReference: parsePageReference(pageReference) };
}
