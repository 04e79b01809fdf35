import { getConsent } from '@relab/client/commerce';
import { definePage } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import { PrivacyView } from './privacy-view.tsx';

export const page = definePage(routes.privacy, {
  name: 'Privacy',
  load: ({ client }) => getConsent(client, {}),
  head: () => ({
    title: 'Privacy',
    description: 'What is counted on these pages, for how long it is kept, and how to allow or refuse it.',
    canonical: hrefOf(routes.privacy),
  }),
  View: PrivacyView,
});
