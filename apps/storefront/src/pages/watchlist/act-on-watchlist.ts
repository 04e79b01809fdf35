import type { Client } from '@relab/client';
import { isGuest } from '@relab/client/commerce';
import { createRecord, deleteRecord, updateRecord } from '@relab/client/records';
import { isRecordId } from '@relab/contract';
import { invalid, type Outcome, redirectTo, signInFirst } from '@relab/pages';
import { safeNext } from '../../account/safe-next.ts';
import { isListingId } from '../../comparison/comparison-storage.ts';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';
import * as texts from './texts.tsx';

/** What was seen of the price; nothing where the form says something else. */
function seenPrice(form: FormData): { readonly Price__c?: number; readonly CurrencyIsoCode?: string } {
  const [price, currency] = [readText(form, 'price'), readText(form, 'currency')];
  return /^\d{1,12}(\.\d{1,2})?$/.test(price) && /^[A-Z]{3}$/.test(currency)
    ? { Price__c: Number(price), CurrencyIsoCode: currency }
    : {};
}

/** Already watched is watched: a second press changes nothing. */
const isWatchedAlready = (error: unknown): boolean => hasStatusOrCode(error, 'DUPLICATE_VALUE');
/** Removed in another tab is removed. */
const isGone = (error: unknown): boolean => hasStatusOrCode(error, 404);

async function change(client: Client, form: FormData): Promise<void> {
  const ids = form.getAll('watchId').filter((id) => typeof id === 'string' && isRecordId(id)) as string[];
  switch (readText(form, 'intent')) {
    case 'add': {
      const fields = { Listing__c: readText(form, 'productId'), ...seenPrice(form) };
      await createRecord(client, { apiName: 'WatchedListing__c', fields }).catch((error: unknown) => {
        if (!isWatchedAlready(error)) throw error;
      });
      return;
    }
    case 'remove':
      for (const recordId of ids) {
        await deleteRecord(client, { recordId }).catch((error: unknown) => {
          if (!isGone(error)) throw error;
        });
      }
      return;
    case 'notices':
      for (const recordId of ids) await updateRecord(client, { recordId, fields: { Notices__c: true } });
  }
}

/** Watches a listing, ends it, or has mails about some sent again; leads back to where the form stood. */
export async function actOnWatchlist(client: Client, form: FormData): Promise<Outcome> {
  const here = hrefOf(routes.watchlist);
  const next = safeNext(readText(form, 'next')) ?? here;
  if (await isGuest(client)) return signInFirst(next);
  if (readText(form, 'intent') === 'add' && !isListingId(readText(form, 'productId')))
    return invalid('watching', [{ message: texts.listingInvalid }], form);
  try {
    await change(client, form);
  } catch (error) {
    return callError('watching', form, error, { next });
  }
  return redirectTo(next);
}
