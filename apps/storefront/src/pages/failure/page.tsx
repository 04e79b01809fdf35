import { ClientError } from '@relab/client';
import { definePage, type PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { FailureView } from './failure-view.tsx';
import * as texts from './texts.tsx';

/** Of the request that failed: one of this page's calls, or the one by which the server sent the page. */
const referenceOf = ({ failure, failed, url }: PageContext): string | null =>
  (failure instanceof ClientError && failure.requestId) ||
  (failed?.href === url.pathname + url.search ? failed.id : null);

/** Shown in place of a page that failed. It requests nothing: the cause may still be there. */
export const page = definePage(routes.home, {
  name: 'Error',
  load: async (context) => referenceOf(context),
  head: () => ({ title: texts.title, noIndex: true }),
  View: FailureView,
});
