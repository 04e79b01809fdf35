import { isGuest } from '@relab/client/commerce';
import { createRecord, deleteRecord, updateRecord } from '@relab/client/records';
import { isRecordId } from '@relab/contract';
import {
  actByIntent,
  type IntentHandlers,
  invalid,
  type PostedForm,
  redirectTo,
  signInFirst,
} from '@relab/pages';
import { safeNext } from '../../account/safe-next.ts';
import { isListingId } from '../../comparison/comparison-storage.ts';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { readText } from '../../form/form-reading.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import * as texts from './texts.tsx';

type Handlers = IntentHandlers<PageContext, SiteForms['watchlist']>;

/** Where the form stood. */
const nextOf = (form: PostedForm<'next'>): string =>
  safeNext(readText(form, 'next')) ?? hrefOf(routes.watchlist);

/** What was seen of the price; nothing where the form says something else. */
function seenPrice(form: PostedForm<'price' | 'currency'>): {
  readonly Price__c?: number;
  readonly CurrencyIsoCode?: string;
} {
  const [price, currency] = [readText(form, 'price'), readText(form, 'currency')];
  return /^\d{1,12}(\.\d{1,2})?$/.test(price) && /^[A-Z]{3}$/.test(currency)
    ? { Price__c: Number(price), CurrencyIsoCode: currency }
    : {};
}

/** Already watched is watched: a second press changes nothing. */
const isWatchedAlready = (error: unknown): boolean => hasStatusOrCode(error, 'DUPLICATE_VALUE');
/** Removed in another tab is removed. */
const isGone = (error: unknown): boolean => hasStatusOrCode(error, 404);

const watchIds = (form: FormData): readonly string[] =>
  form.getAll('watchId').filter((id) => typeof id === 'string' && isRecordId(id)) as string[];

const add: Handlers['add'] = async ({ client }, form) => {
  const listingId = readText(form, 'productId');
  if (!isListingId(listingId)) return invalid('watching', [{ message: texts.listingInvalid }], form);
  const fields = { Listing__c: listingId, ...seenPrice(form) };
  await createRecord(client, { apiName: 'WatchedListing__c', fields }).catch((error: unknown) => {
    if (!isWatchedAlready(error)) throw error;
  });
  return redirectTo(nextOf(form));
};

const remove: Handlers['remove'] = async ({ client }, form) => {
  for (const recordId of watchIds(form)) {
    await deleteRecord(client, { recordId }).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
  return redirectTo(nextOf(form));
};

const notices: Handlers['notices'] = async ({ client }, form) => {
  for (const recordId of watchIds(form))
    await updateRecord(client, { recordId, fields: { Notices__c: true } });
  return redirectTo(nextOf(form));
};

/** Watches a listing, ends it, or has mails about some sent again; leads back to where the form stood. */
export const actOnWatchlist = actByIntent<PageContext, SiteForms['watchlist']>(
  { add, remove, notices },
  {
    before: async ({ client }, form) => ((await isGuest(client)) ? signInFirst(nextOf(form)) : undefined),
    otherwise: async (_, form) => redirectTo(nextOf(form)),
    onError: (error, form) => callError('watching', form, error, { next: nextOf(form) }),
  },
);
