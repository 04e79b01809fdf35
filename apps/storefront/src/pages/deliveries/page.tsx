import { definePage } from '../../frame/page.ts';
import { routes } from '../../routes.ts';
import { actOnDeliveries } from './act-on-deliveries.ts';
import { DeliveriesView } from './deliveries-view.tsx';
import { loadDeliveries } from './load-deliveries.ts';

export const page = definePage(routes.deliveries, {
  name: 'Deliveries',
  load: loadDeliveries,
  act: actOnDeliveries,
  head: () => ({ title: 'Ship to several addresses', noIndex: true }),
  View: DeliveriesView,
});
