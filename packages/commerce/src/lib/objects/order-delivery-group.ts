import {
  byServer,
  currency,
  dateTime,
  defineObject,
  longText,
  number,
  reference,
  text,
} from '@relab/records/objects';
import { orderDeliveryGroupDe } from './de/order-delivery-group.ts';
import { addressFields } from './order-address.ts';

const partOfOrder = { read: { through: 'OrderSummaryId' } } as const;

/** One of the deliveries of an order, with address, cost and tax of the moment. Older orders have none of these. */
export const OrderDeliveryGroupSummary = defineObject({
  apiName: 'OrderDeliveryGroupSummary',
  label: 'Order Delivery',
  labelPlural: 'Order Deliveries',
  keyPrefix: '0ag',
  nameField: 'Name',
  color: '#2A739E',
  fields: {
    OrderSummaryId: reference({
      label: 'Order',
      to: 'OrderSummary',
      required: true,
      childRelationshipName: 'DeliveryGroups',
    }),
    Name: text({ label: 'Name', length: 120, required: true, ...byServer }),
    ...addressFields('ShipTo', 'Ship To'),
    DeliveryMethodName: text({ label: 'Delivery Method', required: true, ...byServer }),
    DeliveryMethodDescription: longText({ label: 'Delivery Method Description', ...byServer }),
    DesiredDeliveryDate: dateTime({ label: 'Desired Delivery Date' }),
    ShippingInstructions: longText({ label: 'Shipping Instructions', length: 1000 }),
    TotalProductAmount: currency({ label: 'Products', required: true, ...byServer }),
    TotalAdjustmentAmount: currency({ label: 'Discount', required: true, ...byServer }),
    TotalDeliveryAmount: currency({ label: 'Delivery', required: true, ...byServer }),
    /** Empty where the lines have several. */
    TaxRate: text({ label: 'Tax Rate (Percent)', length: 10, ...byServer }),
    TotalTaxAmount: currency({ label: 'Tax', required: true, ...byServer }),
    TaxNote: longText({ label: 'Sentence for the Invoice', ...byServer }),
    SortOrder: number({ label: 'Sort Order', precision: 9, required: true, default: 0 }),
  },
  layouts: {
    full: [
      {
        heading: 'Delivery',
        items: [
          'Name',
          'OrderSummaryId',
          'DeliveryMethodName',
          'DesiredDeliveryDate',
          'ShippingInstructions',
        ],
      },
      {
        heading: 'Address',
        items: ['ShipToName', 'ShipToCompanyName', 'ShipToAddress', 'ShipToPhoneNumber'],
      },
      {
        heading: 'Amounts',
        items: [
          'TotalProductAmount',
          'TotalAdjustmentAmount',
          'TotalDeliveryAmount',
          'TaxRate',
          'TotalTaxAmount',
          'TaxNote',
        ],
      },
    ],
    compact: ['Name', 'OrderSummaryId', 'ShipToCity', 'DeliveryMethodName'],
  },
  listViews: {
    AllOrderDeliveries: {
      label: 'All Order Deliveries',
      columns: ['OrderSummary.OrderNumber', 'Name', 'ShipToCity', 'ShipToCountry', 'DesiredDeliveryDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { fields: ['Name'], columns: ['Name', 'OrderSummaryId', 'ShipToCity'] },
  permissions: { buyer: partOfOrder, 'buyer manager': partOfOrder, clerk: { read: 'all' } },
  translations: { de: orderDeliveryGroupDe },
});
