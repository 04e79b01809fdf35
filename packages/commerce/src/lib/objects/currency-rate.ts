import { dateTime, defineObject, number, text } from '@relab/records/objects';
import { currencyRateDe } from './de/currency-rate.ts';

/** The value of one unit of the sellers' currency in another one, from a moment on. A new rate is a new record, so that earlier sales keep theirs. */
export const CurrencyRate = defineObject({
  apiName: 'CurrencyRate',
  label: 'Currency Rate',
  labelPlural: 'Currency Rates',
  keyPrefix: '04w',
  nameField: 'Id',
  color: '#B781D3',
  fields: {
    CurrencyIsoCode: text({ label: 'Currency ISO Code', length: 3, required: true }),
    Rate: number({
      label: 'Rate',
      precision: 14,
      scale: 8,
      required: true,
      help: 'How much of this currency one unit of the sellers’ currency is.',
    }),
    ValidFrom: dateTime({ label: 'Valid From', required: true }),
  },
  layouts: {
    full: [{ heading: 'Currency Rate', items: ['CurrencyIsoCode', 'Rate', 'ValidFrom'] }],
    compact: ['CurrencyIsoCode', 'Rate', 'ValidFrom'],
  },
  listViews: {
    AllRates: {
      label: 'All Rates',
      columns: ['CurrencyIsoCode', 'Rate', 'ValidFrom', 'CreatedBy.Name'],
      sortBy: ['-ValidFrom'],
    },
  },
  validationRules: [
    { name: 'IsARate', error: 'Rate <= 0', message: 'A rate is more than zero.', field: 'Rate' },
    {
      name: 'NamesACurrency',
      error: 'LEN(CurrencyIsoCode) <> 3',
      message: 'Write the currency in three capital letters, such as CHF.',
      field: 'CurrencyIsoCode',
    },
  ],
  search: { fields: ['CurrencyIsoCode'], columns: ['CurrencyIsoCode', 'Rate', 'ValidFrom'] },
  permissions: { clerk: { read: 'all', create: true } },
  translations: { de: currencyRateDe },
});
