import { boolean, dateTime, defineObject, longText, reference, text } from '@relab/records/objects';
import { deliveryGroupDe } from './de/delivery-group.ts';
import { addressFields } from './order-address.ts';

const partOfCart = { read: { through: 'CartId' } } as const;

/** Where and how some items of a cart go. Items that name none are in the default one. */
export const CartDeliveryGroup = defineObject({
  apiName: 'CartDeliveryGroup',
  label: 'Cart Delivery Group',
  labelPlural: 'Cart Delivery Groups',
  keyPrefix: '0a7',
  nameField: 'Name',
  color: '#06A59A',
  fields: {
    CartId: reference({
      label: 'Cart',
      to: 'WebCart',
      required: true,
      childRelationshipName: 'DeliveryGroups',
    }),
    Name: text({ label: 'Name', length: 120, required: true }),
    IsDefault: boolean({ label: 'Default', default: false }),
    ShipToFirstName: text({ label: 'Ship To First Name', length: 60 }),
    ShipToLastName: text({ label: 'Ship To Last Name', length: 80 }),
    ...addressFields('ShipTo', 'Ship To'),
    DeliveryMethodId: text({ label: 'Delivery Method' }),
    DesiredDeliveryDate: dateTime({ label: 'Desired Delivery Date' }),
    ShippingInstructions: longText({ label: 'Shipping Instructions', length: 1000 }),
  },
  layouts: {
    full: [
      {
        heading: 'Delivery',
        items: ['Name', 'CartId', 'IsDefault', 'DeliveryMethodId', 'DesiredDeliveryDate'],
      },
      {
        heading: 'Address',
        items: ['ShipToName', 'ShipToCompanyName', 'ShipToAddress', 'ShipToPhoneNumber'],
      },
      { heading: 'Instructions', columns: 1, items: ['ShippingInstructions'] },
    ],
    compact: ['Name', 'CartId', 'ShipToCity', 'ShipToCountry'],
  },
  listViews: {
    AllDeliveryGroups: {
      label: 'All Delivery Groups',
      columns: ['Name', 'Cart.Name', 'ShipToCity', 'ShipToCountry'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { fields: ['Name'], columns: ['Name', 'CartId', 'ShipToCity'] },
  permissions: { buyer: partOfCart, 'buyer manager': partOfCart, clerk: partOfCart },
  translations: { de: deliveryGroupDe },
});
