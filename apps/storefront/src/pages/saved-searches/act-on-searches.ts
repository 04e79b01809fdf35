import { isGuest } from '@relab/client/commerce';
import { createRecord, deleteRecord, updateRecord } from '@relab/client/records';
import {
  actByIntent,
  type IntentHandlers,
  invalid,
  type Outcome,
  redirectTo,
  signInFirst,
} from '@relab/pages';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { type FieldRule, readFields, readText } from '../../form/form-reading.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import { locale } from '../../language/language.ts';
import { inLanguages } from '../../language/languages.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { readAddress, readSavedAddress } from '../../saved-search/saved-address.ts';
import { isFrequency } from '../../saved-search/saved-search.ts';
import { formOf } from './form-of.ts';
import * as texts from './texts.ts';

type Handlers = IntentHandlers<PageContext, SiteForms['savedSearches']>;

const here = hrefOf(routes.savedSearches);
const backWith = (query: Readonly<Record<string, string | number>>): Outcome =>
  redirectTo(hrefOf(routes.savedSearches, undefined, query));

const save: Handlers['save'] = async ({ client }, form) => {
  const read = readAddress(readText(form, 'address'));
  if (!read) return invalid('save', [{ message: texts.resultsOnlyError }], form);
  const { address } = read;
  const results = inLanguages(address)[locale];
  const currency = readText(form, 'currency');
  const fields = {
    Name: readText(form, 'name').slice(0, 120) || texts.search,
    Address__c: address,
    ...(/^[A-Z]{3}$/.test(currency) ? { CurrencyIsoCode: currency } : {}),
  };
  // Back at the results, at the button that led here.
  if (await isGuest(client)) return signInFirst(`${results}#save-search`);
  try {
    const { id } = await createRecord(client, { apiName: 'SavedSearch__c', fields });
    return backWith({ saved: id });
  } catch (error) {
    if (hasStatusOrCode(error, 'DUPLICATE_VALUE')) return backWith({ there: 1 });
    return callError('save', form, error, { next: results });
  }
};

const open: Handlers['open'] = async ({ client }, form) => {
  const recordId = readText(form, 'searchId');
  const saved = readSavedAddress(readText(form, 'address'))?.address;
  const address = saved && inLanguages(saved)[locale];
  // It opens also where the count could not be set back.
  await updateRecord(client, { recordId, fields: { New__c: 0 } }).catch(() => undefined);
  return redirectTo(address ? `${address}${address.includes('?') ? '&' : '?'}sort=newest` : here);
};

const nameRule: FieldRule = { requiredMessage: texts.nameRequired, maxLength: 120 };

const change: Handlers['change'] = async ({ client }, form) => {
  const recordId = readText(form, 'searchId');
  const nameField = `name-${recordId}` as const;
  const frequencyField = `frequency-${recordId}` as const;
  const { values, problems } = readFields<typeof nameField>(form, { [nameField]: nameRule });
  const frequency = readText(form, frequencyField);
  const all = isFrequency(frequency)
    ? problems
    : [...problems, { field: frequencyField, message: texts.frequencyRequired }];
  if (all.length > 0) return invalid(formOf(recordId), all, form);
  await updateRecord(client, {
    recordId,
    fields: { Name: values[nameField] ?? '', Frequency__c: frequency },
  });
  return backWith({ changed: recordId });
};

const remove: Handlers['delete'] = async ({ client }, form) => {
  // Deleted in another tab is deleted.
  await deleteRecord(client, { recordId: readText(form, 'searchId') }).catch((error: unknown) => {
    if (!hasStatusOrCode(error, 404)) throw error;
  });
  return backWith({ deleted: 1 });
};

export const actOnSearches = actByIntent<PageContext, SiteForms['savedSearches']>(
  { save, open, change, delete: remove },
  {
    // Saving decides itself where a guest goes on after signing in.
    before: async ({ client }, _, intent) =>
      intent !== 'save' && (await isGuest(client))
        ? redirectTo(hrefOf(routes.login, undefined, { next: here }))
        : undefined,
    otherwise: async () => redirectTo(here),
    onError: (error, form) =>
      callError(formOf(readText(form, 'searchId')), form, error, {
        next: here,
        messages: { NOT_FOUND: texts.searchNotFound },
      }),
  },
);
