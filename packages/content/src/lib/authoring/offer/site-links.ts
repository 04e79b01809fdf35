import type { ConfigFor } from '@relab/contract';
import type { getSiteLinks, SiteLinks } from '@relab/contract/content';
import { type Context, findAccepted } from '@relab/server/http';
import type { SitePages } from '../../seo/site-pages.ts';
import { requireSpace } from '../space/space-row.ts';

/** What is declared in English is read in German by those who ask for it. */
const languages = new Map([
  ['en', true],
  ['de', true],
]);

/** For a principal who may read the space. Nothing where the site has said of no page where it is. */
export async function readSiteLinks(
  { contentSpaceId, queryTerm = '' }: ConfigFor<typeof getSiteLinks>,
  context: Context,
  pages: SitePages,
): Promise<SiteLinks> {
  await requireSpace(contentSpaceId, context);
  const { database, headers } = context;
  const language = findAccepted(languages, headers) ?? 'en';
  return { links: (await pages.links?.({ database, words: queryTerm.trim(), language })) ?? [] };
}
