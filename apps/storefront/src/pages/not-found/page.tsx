import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { NotFoundView } from './not-found-view.tsx';
import * as texts from './texts.tsx';

/** Shown under whatever address leads nowhere; the route only lends its type. */
export const page = definePage(routes.home, {
  // S-067: what analytics report as 404.
  name: 'Invalid Page',
  load: async () => null,
  head: () => ({ title: texts.title, noIndex: true }),
  View: NotFoundView,
});
