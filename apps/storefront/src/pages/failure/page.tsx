import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { FailureView } from './failure-view.tsx';
import * as texts from './texts.tsx';

/** Shown in place of a page that failed. It requests nothing: the cause may still be there. */
export const page = definePage(routes.home, {
  name: 'Error',
  load: async () => null,
  head: () => ({ title: texts.title, noIndex: true }),
  View: FailureView,
});
