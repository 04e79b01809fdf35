import type { ObjectTranslation } from '@relab/records/objects';
import { orderDeliveryTexts } from './order-delivery.ts';

export const orderDeliveryGroupDe: ObjectTranslation = {
  label: 'Auftragslieferung',
  labelPlural: 'Auftragslieferungen',
  fields: {
    ...orderDeliveryTexts,
    OrderSummaryId: 'Auftrag',
    Name: 'Name',
    DesiredDeliveryDate: 'Wunschtermin',
    SortOrder: 'Reihenfolge',
  },
  layouts: { Delivery: 'Lieferung', Address: 'Anschrift', Amounts: 'Beträge' },
  listViews: { AllOrderDeliveries: 'Alle Auftragslieferungen' },
};
