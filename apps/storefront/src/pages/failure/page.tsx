import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { FailureView } from './failure-view.tsx';
import * as texts from './texts.tsx';

/** Shown in place of a page that failed. It asks for nothing: what made the page fail may still last. */
export const page = definePage(routes.home, {
  name: 'Error',
  load: async () => null,
  head: () => ({ title: texts.title, noIndex: true }),
  View: FailureView,
});
