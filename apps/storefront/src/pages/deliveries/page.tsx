import { deferredAct } from '@relab/pages';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { DeliveriesView } from './deliveries-view.tsx';
import { loadDeliveries } from './load-deliveries.ts';
import * as texts from './texts.tsx';

export const page = definePage(routes.deliveries, {
  name: 'Deliveries',
  load: loadDeliveries,
  act: deferredAct(async () => (await import('./act-on-deliveries.ts')).actOnDeliveries),
  head: () => ({ title: texts.shipToSeveral, noIndex: true }),
  View: DeliveriesView,
});
