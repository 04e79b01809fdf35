import type { TermsOfSale } from '@relab/commerce';
import { publishedSince } from '@relab/content';
import { articleKey } from './article-key.ts';
import { terms } from './articles/terms.ts';

/** The article that authors maintain. Its version is when it was published last, so that its history shows the text. */
export const termsOfSale: TermsOfSale = {
  async version(database) {
    const since = await publishedSince(database, articleKey(terms));
    return since?.toISOString() ?? null;
  },
};
