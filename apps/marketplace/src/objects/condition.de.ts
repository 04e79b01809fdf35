import { conditionsInGerman } from '@relab/storefront/conditions';

/** A field that holds one of the conditions. */
export const conditionDe = {
  label: 'Zustand',
  values: Object.fromEntries(
    Object.entries(conditionsInGerman).map(([apiName, { label }]) => [apiName, label]),
  ),
} as const;

/** A picklist of the ways in which units travel. */
export const shippingDe = {
  label: 'Versandart',
  values: { parcel: 'Paket', pallet: 'Palette', rigging: 'Einbringung' },
} as const;
