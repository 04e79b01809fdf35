import type { Environment } from './read-value.ts';
import { SettingError } from './setting-error.ts';

/** An OpenSearch that finds listings in place of the catalogue in memory. */
export interface SearchService {
  /** With user and password, where it wants them. */
  readonly url: string;
  /** Names of indexes begin with it. */
  readonly prefix: string;
}

/** The address is not repeated in errors: it may have a password. */
export function searchService(env: Environment): SearchService | undefined {
  const { RELAB_SEARCH_URL: text, RELAB_SEARCH_PREFIX: prefix } = env;
  if (!text) {
    if (prefix) throw new SettingError('RELAB_SEARCH_PREFIX needs RELAB_SEARCH_URL.');
    return undefined;
  }
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new SettingError(
      'RELAB_SEARCH_URL must be the address of an OpenSearch, such as https://user:password@search.example:9200.',
    );
  if (prefix && !/^[a-z0-9][a-z0-9_-]{0,39}$/.test(prefix))
    throw new SettingError(
      `RELAB_SEARCH_PREFIX must be 1 to 40 lower-case letters, digits, - and _, such as relab; it is "${prefix}".`,
    );
  return { url: url.href, prefix: prefix || 'relab' };
}
