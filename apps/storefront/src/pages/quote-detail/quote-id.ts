import { NotFound } from '@relab/pages';

/** The id in an address, where it can be one of a quote: other records are no quotes. */
export function quoteIdOf(text: string): string {
  if (!/^a01[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$/.test(text)) throw new NotFound();
  return text;
}
