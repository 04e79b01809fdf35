import type { ObjectTranslation } from '@relab/records/objects';
import { addressTexts } from './address.ts';

export const deliveryGroupDe: ObjectTranslation = {
  label: 'Lieferung im Warenkorb',
  labelPlural: 'Lieferungen in Warenkörben',
  fields: {
    CartId: 'Warenkorb',
    Name: 'Name',
    IsDefault: 'Standard',
    ShipToFirstName: 'Lieferung an: Vorname',
    ShipToLastName: 'Lieferung an: Nachname',
    ...addressTexts('ShipTo', 'Lieferung an'),
    DeliveryMethodId: 'Versandart',
    DesiredDeliveryDate: 'Wunschtermin',
    ShippingInstructions: 'Lieferhinweise',
  },
  layouts: { Delivery: 'Lieferung', Address: 'Anschrift', Instructions: 'Hinweise' },
  listViews: { AllDeliveryGroups: 'Alle Lieferungen' },
};
