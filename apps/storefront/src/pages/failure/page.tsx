import { definePage } from '../../frame/page.ts';
import { routes } from '../../routes.ts';
import { FailureView } from './failure-view.tsx';

/** Shown in place of a page that failed. It asks for nothing: what made the page fail may still last. */
export const page = definePage(routes.home, {
  name: 'Error',
  load: async () => null,
  head: () => ({ title: 'Something went wrong', noIndex: true }),
  View: FailureView,
});
