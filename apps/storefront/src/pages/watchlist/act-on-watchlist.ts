import type { Client } from '@relab/client';
import { isGuest } from '@relab/client/commerce';
import { createRecord, deleteRecord, updateRecord } from '@relab/client/records';
import { isRecordId } from '@relab/contract';
import { type IntentAct, invalid, type PostedForm, redirectTo, signInFirst } from '@relab/pages';
import { safeNext } from '../../account/safe-next.ts';
import { isListingId } from '../../comparison/comparison-storage.ts';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { readText } from '../../form/form-reading.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import * as texts from './texts.tsx';

type Forms = SiteForms['watchlist'];

/** The price that was shown; undefined where the form has something else. */
function seenPrice(form: PostedForm<'price' | 'currency'>): {
  readonly Price__c?: number;
  readonly CurrencyIsoCode?: string;
} {
  const [price, currency] = [readText(form, 'price'), readText(form, 'currency')];
  return /^\d{1,12}(\.\d{1,2})?$/.test(price) && /^[A-Z]{3}$/.test(currency)
    ? { Price__c: Number(price), CurrencyIsoCode: currency }
    : {};
}

/** For errors that say that the outcome is there already: watched before, or removed in another tab. */
const ignoring = (statusOrCode: number | string) => (error: unknown) => {
  if (!hasStatusOrCode(error, statusOrCode)) throw error;
};

async function change(client: Client, form: PostedForm<Forms[keyof Forms]>): Promise<void> {
  const ids = form.getAll('watchId').filter((id) => typeof id === 'string' && isRecordId(id)) as string[];
  switch (form.get('intent') as keyof Forms) {
    case 'add': {
      const fields = { Listing__c: readText(form, 'productId'), ...seenPrice(form) };
      await createRecord(client, { apiName: 'WatchedListing__c', fields }).catch(ignoring('DUPLICATE_VALUE'));
      return;
    }
    case 'remove':
      for (const recordId of ids) await deleteRecord(client, { recordId }).catch(ignoring(404));
      return;
    case 'notices':
      for (const recordId of ids) await updateRecord(client, { recordId, fields: { Notices__c: true } });
  }
}

/**
 * Watches a listing, ends it, or has mails about some sent again; leads back to where the form stood. By hand in place of
 * `actByIntent`: the page has no bytes left.
 */
export const actOnWatchlist = (async ({ client }: PageContext, form: PostedForm<Forms[keyof Forms]>) => {
  const next = safeNext(readText(form, 'next')) ?? hrefOf(routes.watchlist);
  if (await isGuest(client)) return signInFirst(next);
  if (form.get('intent') === 'add' && !isListingId(readText(form, 'productId')))
    return invalid('watching', [{ message: texts.listingInvalid }], form);
  try {
    await change(client, form);
  } catch (error) {
    return callError('watching', form, error, { next });
  }
  return redirectTo(next);
}) as IntentAct<PageContext, Forms>;
