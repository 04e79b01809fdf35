import type { Client } from '@relab/client';
import { isGuest } from '@relab/client/commerce';
import { createRecord, getObjectInfo } from '@relab/client/records';
import { invalid, type Outcome, redirectTo, signInFirst } from '@relab/pages';
import { callError } from '../../form/call-error.ts';
import { formKeyOf } from '../../form/form-key-of.ts';
import { readFields, readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { offerType } from '../../quote/quote.ts';
import { routes } from '../../routes.ts';
import { kindOf } from './quote-data.ts';
import { quoteRules, requestFields } from './quote-rules.ts';

/** Its rules, such as that an offer has a price, go by the record type. */
async function offerFields(client: Client): Promise<Record<string, string>> {
  const { recordTypeInfos } = await getObjectInfo(client, { objectApiName: 'QuoteRequest__c' });
  const recordType = Object.values(recordTypeInfos).find(({ name }) => name === offerType);
  return recordType ? { RecordTypeId: recordType.recordTypeId } : {};
}

/** Makes a request of the form, and leads to it. */
export async function actOnQuote(
  { client, params, url }: PageContext<{ readonly recordId: string }>,
  form: FormData,
): Promise<Outcome> {
  const kind = kindOf(url);
  const next = url.pathname + url.search;
  const { values, problems } = readFields(form, quoteRules[kind]);
  if (problems.length > 0) return invalid('quote', problems, form);
  try {
    if (await isGuest(client)) return signInFirst(next);
    const currency = readText(form, 'currency');
    const fields = {
      ...requestFields(values),
      ...(currency === '' ? {} : { CurrencyIsoCode: currency }),
      ...(kind === 'offer' ? await offerFields(client) : {}),
      Listing__c: params.recordId,
    };
    const { id } = await createRecord(client, { apiName: 'QuoteRequest__c', fields, ...formKeyOf(form) });
    return redirectTo(hrefOf(routes.quoteDetail, { quoteId: id }, { asked: 1 }));
  } catch (error) {
    return callError('quote', form, error, {
      next,
      fieldOf: (_, members) => members.find((name) => form.has(name)),
    });
  }
}
