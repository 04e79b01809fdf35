import { createRecord } from '@relab/client/records';
import { emailRule, type FieldRule, readFields } from '../../buying/form-reading.ts';
import { refused } from '../../buying/refused.ts';
import { definePage, invalid, redirectTo } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import { ContactView } from './contact-view.tsx';

const rules = {
  SuppliedName: { missing: 'Enter your name.', longest: 80 },
  SuppliedEmail: emailRule,
  Subject: { missing: 'Enter what it is about.', longest: 255 },
  Description: { missing: 'Write your question or what you are looking for.', longest: 4000 },
} satisfies Record<string, FieldRule>;

export const page = definePage(routes.contact, {
  name: 'Contact Support',
  load: async ({ url }) => ({
    isSent: url.searchParams.has('sent'),
    subject: (url.searchParams.get('subject') ?? '').slice(0, rules.Subject.longest),
  }),
  act: async ({ client }, form) => {
    const { values, problems } = readFields(form, rules);
    if (problems.length > 0) return invalid('contact', problems, form);
    try {
      await createRecord(client, { apiName: 'Case', fields: values });
    } catch (error) {
      return refused('contact', form, error, {
        fieldOf: (_, members) => members.find((name) => name in rules),
      });
    }
    return redirectTo(hrefOf(routes.contact, undefined, { sent: 1 }));
  },
  head: (_, { settings }) => ({
    title: 'Contact us',
    description: `Ask ${settings.siteName} about a unit, an order or equipment that you are looking for.`,
    canonical: hrefOf(routes.contact),
  }),
  View: ContactView,
});
