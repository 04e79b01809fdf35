import { getConsent } from '@relab/client/commerce';
import { definePage } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
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
