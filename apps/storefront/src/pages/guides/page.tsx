import { provideCollection } from '@relab/client/content';
import { resolveMediaPath } from '@relab/toolkit/responsive-image';
import { hrefOf } from '../../href.ts';
import { contentLanguage } from '../../language/language.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { GuidesView } from './guides-view.tsx';
import * as texts from './texts.ts';

/** URL name of the collection that is shown. */
const collection = 'guides';

/** More than authors are likely to put there; all stand on one page. */
const pageSize = 100;

export const page = definePage(routes.guides, {
  name: 'Guides',
  isStatic: true,
  load: ({ client }) =>
    provideCollection(
      client,
      { collectionKeyOrId: collection, pageSize: pageSize, language: contentLanguage },
      resolveMediaPath,
    ).load(),
  head: () => ({ title: texts.title, description: texts.lead, canonical: hrefOf(routes.guides) }),
  View: GuidesView,
});
