import { createRecord } from '@relab/client/records';
import { emailRule, type FieldRule, readFields, withoutEmpty } from '../../buying/form-reading.ts';
import { refused } from '../../buying/refused.ts';
import { definePage, invalid, redirectTo } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { findCondition } from '../../listing/condition.ts';
import { routes } from '../../routes.ts';
import { SellView } from './sell-view.tsx';

const rules = {
  Manufacturer__c: { missing: 'Enter the manufacturer, as it stands on the type plate.', longest: 80 },
  Model__c: { missing: 'Enter the model, as it stands on the type plate.', longest: 80 },
  Year__c: {
    longest: 4,
    accepts: (value) => /^(19[5-9]\d|20\d\d)$/.test(value),
    wrong: 'Enter the year of manufacture with four digits, such as 2016, or leave it empty.',
  },
  Condition__c: {
    missing: 'Choose the condition that comes closest.',
    longest: 40,
    accepts: (value) => findCondition(value) !== undefined,
    wrong: 'Choose one of the conditions.',
  },
  Location__c: { missing: 'Enter the city and the country where the unit stands.', longest: 120 },
  Description: { longest: 4000 },
  FirstName: { longest: 40 },
  LastName: { missing: 'Enter your last name.', longest: 80 },
  Company: { missing: 'Enter the name of your company or institute.', longest: 120 },
  Email: emailRule,
  Phone: {
    longest: 40,
    accepts: (value) => /^\+?[\d\s()/.-]{5,}$/.test(value),
    wrong: 'Enter a phone number with digits, such as +33 1 23 45 67 89, or leave it empty.',
  },
} satisfies Record<string, FieldRule>;

export const page = definePage(routes.sell, {
  name: 'Sell',
  load: async ({ url }) => ({ isSent: url.searchParams.has('sent') }),
  act: async ({ client }, form) => {
    const { values, problems } = readFields(form, rules);
    if (problems.length > 0) return invalid('sell', problems, form);
    const { Year__c: year, ...texts } = withoutEmpty(values);
    try {
      const fields = { ...texts, ...(year && { Year__c: Number(year) }) };
      await createRecord(client, { apiName: 'Lead', fields });
    } catch (error) {
      return refused('sell', form, error, { fieldOf: (_, members) => members.find((name) => name in rules) });
    }
    return redirectTo(hrefOf(routes.sell, undefined, { sent: 1 }));
  },
  head: (_, { settings }) => ({
    title: 'Sell equipment',
    description: `Offer used laboratory equipment on ${settings.siteName}: tell us what it is and where it stands.`,
    canonical: hrefOf(routes.sell),
  }),
  View: SellView,
});
