import { deferredAct } from '@relab/pages';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { ContactView } from './contact-view.tsx';
import { loadContact } from './load-contact.ts';
import * as texts from './texts.ts';

export const page = definePage(routes.contact, {
  name: 'Contact Support',
  load: loadContact,
  act: deferredAct(async () => (await import('./act-on-contact.ts')).actOnContact),
  head: ({ kind, listing }, { settings }) => ({
    title: listing ? texts.headingWithListing(texts.headings[kind], listing.name) : texts.headings[kind],
    description: texts.description(settings.siteName),
    canonical: hrefOf(routes.contact),
    noIndex: listing !== null,
  }),
  View: ContactView,
});
