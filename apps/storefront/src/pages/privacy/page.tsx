import { getConsent } from '@relab/client/commerce';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { PrivacyView } from './privacy-view.tsx';
import * as texts from './texts.ts';

export const page = definePage(routes.privacy, {
  name: 'Privacy',
  load: ({ client }) => getConsent(client, {}),
  head: () => ({
    title: texts.title,
    description: texts.description,
    canonical: hrefOf(routes.privacy),
  }),
  View: PrivacyView,
});
