import { isGuest } from '@relab/client/commerce';
import { getListRecordsByName } from '@relab/client/records';
import { deferredAct, Redirect } from '@relab/pages';
import { readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { locale } from '../../language/language.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { addressIn } from '../../saved-search/saved-address.ts';
import { readSavedSearch, savedSearchFields } from '../../saved-search/saved-search.ts';
import { SavedSearchesView } from './saved-searches-view.tsx';
import * as texts from './texts.ts';

const here = hrefOf(routes.savedSearches);

export const page = definePage(routes.savedSearches, {
  name: 'Saved Searches',
  async load({ client }) {
    if (await isGuest(client)) throw new Redirect(hrefOf(routes.login, undefined, { next: here }));
    // As many as somebody may have.
    const { records } = await getListRecordsByName(client, {
      objectApiName: 'SavedSearch__c',
      listViewApiName: 'MySavedSearches',
      optionalFields: savedSearchFields,
      pageSize: 50,
    });
    return { searches: records.map(readSavedSearch) };
  },
  isResumable: (form) => readText(form, 'intent') === 'save',
  nextAfterSignIn: (form) => addressIn(readText(form, 'address'), locale),
  act: deferredAct(async () => (await import('./act-on-searches.ts')).actOnSearches),
  head: () => ({ title: texts.title, noIndex: true }),
  View: SavedSearchesView,
});
