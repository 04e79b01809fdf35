import { definePage } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import { actOnContact } from './act-on-contact.ts';
import { contactHeadings } from './contact-headings.ts';
import { ContactView } from './contact-view.tsx';
import { loadContact } from './load-contact.ts';

export const page = definePage(routes.contact, {
  name: 'Contact Support',
  load: loadContact,
  act: actOnContact,
  head: ({ kind, listing }, { settings }) => ({
    title: listing ? `${contactHeadings[kind]}: ${listing.name}` : contactHeadings[kind],
    description: `Ask ${settings.siteName} about a unit, an order or equipment that you are looking for.`,
    canonical: hrefOf(routes.contact),
    noIndex: listing !== null,
  }),
  View: ContactView,
});
