import { isRecordId } from '@relab/contract';
import type { Refinement } from '@relab/contract/commerce';
import { createMatcher, writeQuery } from '@relab/pages/routes';
import { browseQuery, onPage, readBrowseState, refinementsOf } from '../filter/browse-state.ts';
import { hrefOf } from '../href.ts';
import { locale, prefix } from '../language/language.ts';
import { inLanguages, type Locale, languages } from '../language/languages.ts';
import { routes } from '../routes.ts';

/** As much as the record of a saved search holds. */
export const longestAddress = 1000;

/** The parameters of a page of results. */
export interface SavedAddress {
  /**
   * The address as it is stored: in the first language, without its order and its page, and nothing in it that means
   * nothing.
   */
  readonly address: string;
  readonly categoryId?: string;
  readonly searchTerm?: string;
  readonly refinements: readonly Refinement[];
}

/** A host that no address can name. */
const here = 'https://here.invalid';
const match = createMatcher({ category: routes.category, search: routes.search }, prefix);

/** Reads the address of a page of results, on this site and without its host. Undefined for any other. */
export function readAddress(text: string): SavedAddress | undefined {
  const url =
    text.startsWith('/') && text.length <= 4 * longestAddress
      ? URL.parse(inLanguages(text)[locale], here)
      : null;
  const route = url?.origin === here ? match(url) : undefined;
  if (!url || !route) return undefined;
  const state = { ...onPage(readBrowseState(url.searchParams), 1), sort: '' };
  const query = writeQuery(browseQuery(state));
  const refinements = refinementsOf(state);
  const { urlName = '', recordId = '', term = '' } = route.params;
  const source =
    route.name === 'category'
      ? isRecordId(recordId) && { path: hrefOf(routes.category, { urlName, recordId }), categoryId: recordId }
      : term.trim() !== '' && { path: hrefOf(routes.search, { term }), searchTerm: term };
  if (!source) return undefined;
  const { path, ...scope } = source;
  const address = inLanguages(path + query)[languages[0].locale];
  return address.length <= longestAddress ? { ...scope, address, refinements } : undefined;
}

/**
 * Reads a stored address. One that means something else by now than it did, because a filter is gone or somebody wrote
 * it by hand, is not searched for: without the filter it would find far too much.
 */
export function readSavedAddress(address: string): SavedAddress | undefined {
  const read = readAddress(address);
  return read?.address === address ? read : undefined;
}

/** The same page of results in a language, to go on there: stored addresses are in the first one. */
export function addressIn(text: string, language: Locale): string | undefined {
  const read = readAddress(text);
  return read && inLanguages(read.address)[language];
}
