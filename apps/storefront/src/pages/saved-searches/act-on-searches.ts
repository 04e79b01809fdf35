import type { Client } from '@relab/client';
import { isGuest } from '@relab/client/commerce';
import { createRecord, deleteRecord, updateRecord } from '@relab/client/records';
import { invalid, type Outcome, redirectTo, signInFirst } from '@relab/pages';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { type FieldRule, readFields, readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { locale } from '../../language/language.ts';
import { inLanguages } from '../../language/languages.ts';
import { routes } from '../../routes.ts';
import { readAddress, readSavedAddress } from '../../saved-search/saved-address.ts';
import { isFrequency } from '../../saved-search/saved-search.ts';
import { formOf } from './form-of.ts';
import * as texts from './texts.ts';

const here = hrefOf(routes.savedSearches);
const backWith = (query: Readonly<Record<string, string | number>>): Outcome =>
  redirectTo(hrefOf(routes.savedSearches, undefined, query));

async function save(client: Client, form: FormData): Promise<Outcome> {
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
}

const nameRule: FieldRule = { requiredMessage: texts.nameRequired, maxLength: 120 };

async function change(client: Client, recordId: string, form: FormData): Promise<Outcome> {
  const name = `name-${recordId}`;
  const { values, problems } = readFields(form, { [name]: nameRule });
  const frequency = readText(form, `frequency-${recordId}`);
  const all = isFrequency(frequency)
    ? problems
    : [...problems, { field: `frequency-${recordId}`, message: texts.frequencyRequired }];
  if (all.length > 0) return invalid(formOf(recordId), all, form);
  await updateRecord(client, { recordId, fields: { Name: values[name] ?? '', Frequency__c: frequency } });
  return backWith({ changed: recordId });
}

/** What a press on one search asks for: to open it, to change it, to delete it. */
async function actOnOne(client: Client, form: FormData): Promise<Outcome> {
  const recordId = readText(form, 'searchId');
  switch (readText(form, 'intent')) {
    case 'open': {
      const saved = readSavedAddress(readText(form, 'address'))?.address;
      const address = saved && inLanguages(saved)[locale];
      // It opens also where the count could not be set back.
      await updateRecord(client, { recordId, fields: { New__c: 0 } }).catch(() => undefined);
      return redirectTo(address ? `${address}${address.includes('?') ? '&' : '?'}sort=newest` : here);
    }
    case 'change':
      return await change(client, recordId, form);
    case 'delete':
      // Deleted in another tab is deleted.
      await deleteRecord(client, { recordId }).catch((error: unknown) => {
        if (!hasStatusOrCode(error, 404)) throw error;
      });
      return backWith({ deleted: 1 });
    default:
      return redirectTo(here);
  }
}

export async function actOnSearches(client: Client, form: FormData): Promise<Outcome> {
  if (readText(form, 'intent') === 'save') return await save(client, form);
  if (await isGuest(client)) return redirectTo(hrefOf(routes.login, undefined, { next: here }));
  try {
    return await actOnOne(client, form);
  } catch (error) {
    return callError(formOf(readText(form, 'searchId')), form, error, {
      next: here,
      messages: { NOT_FOUND: texts.searchNotFound },
    });
  }
}
