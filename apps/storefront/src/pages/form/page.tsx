import { deferredAct } from '@relab/pages';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { FormView } from './form-view.tsx';
import { loadForm } from './load-form.ts';

export const page = definePage(routes.form, {
  name: 'Form',
  load: ({ client, params }) => loadForm(client, params.contentKey),
  act: deferredAct(async () => (await import('./act-on-form.ts')).actOnForm),
  head: ({ title, introduction, contentKey, urlName }, { url }) => ({
    title,
    description: introduction || undefined,
    canonical: hrefOf(routes.form, { contentKey: urlName ?? contentKey }),
    noIndex: url.searchParams.has('sent'),
  }),
  View: FormView,
});
