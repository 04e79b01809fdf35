import type { CommerceOptions } from '@relab/commerce';
import type { OpenSearch } from '@relab/commerce/opensearch';
import { SettingError } from '../settings.ts';
import type { StartContext } from './start-context.ts';

/**
 * The service that finds listings, where one is set: who uses none does not load it. One that is away keeps nobody from starting;
 * one that does not take the password would never do.
 */
export async function openSearchService(
  shop: CommerceOptions,
  { settings, breakers, log }: StartContext,
): Promise<OpenSearch | undefined> {
  if (!settings.search) return undefined;
  const { OpenSearchError, openOpenSearch } = await import('@relab/commerce/opensearch');
  const search = openOpenSearch(shop, { ...settings.search, breaker: breakers.of('search') });
  try {
    await search.check();
  } catch (error) {
    if (!(error instanceof OpenSearchError)) throw error;
    if (error.failure === 'refused')
      throw new SettingError(
        `The search service of RELAB_SEARCH_URL refuses user and password, or the rights to the indexes ${settings.search.prefix}-*.`,
        { cause: error },
      );
    log(`Searches are answered 503 until the search service responds: ${error.message}`, 'error');
  }
  return search;
}
