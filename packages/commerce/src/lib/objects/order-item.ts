import { byServer, currency, defineObject, longText, number, reference, text } from '@relab/records/objects';
import { orderItemDe } from './de/order-item.ts';

const partOfOrder = { read: { through: 'OrderSummaryId' } } as const;

/** A line of an order, with the names and prices of the moment. */
export const OrderItemSummary = defineObject({
  apiName: 'OrderItemSummary',
  label: 'Order Item',
  labelPlural: 'Order Items',
  keyPrefix: '10u',
  nameField: 'Name',
  color: '#2A739E',
  fields: {
    OrderSummaryId: reference({ label: 'Order', to: 'OrderSummary', required: true }),
    Product2Id: reference({ label: 'Product', to: 'Product2', required: true }),
    OrderDeliveryGroupSummaryId: reference({
      label: 'Delivery',
      to: 'OrderDeliveryGroupSummary',
      childRelationshipName: 'OrderItems',
    }),
    Name: text({ label: 'Product Name', required: true }),
    StockKeepingUnit: text({ label: 'Product SKU', length: 180 }),
    UrlName: text({ label: 'URL Name' }),
    Quantity: number({ label: 'Quantity', precision: 9, required: true }),
    QuantityCanceled: number({ label: 'Canceled', precision: 9, required: true, default: 0, ...byServer }),
    UnitPrice: currency({ label: 'Unit Price', required: true }),
    TotalAdjustmentAmount: currency({ label: 'Discount', required: true }),
    TotalPrice: currency({ label: 'Total Price', required: true }),
    TaxRate: text({ label: 'Tax Rate (Percent)', length: 10 }),
    TotalTaxAmount: currency({ label: 'Tax' }),
    SortOrder: number({ label: 'Sort Order', precision: 9, required: true, default: 0 }),
    /** The picture of the moment, as it travels. */
    ThumbnailImage: longText({ label: 'Picture' }),
  },
  layouts: {
    full: [
      {
        heading: 'Item',
        items: [
          'Name',
          'OrderSummaryId',
          'Product2Id',
          'StockKeepingUnit',
          'Quantity',
          'QuantityCanceled',
          'UnitPrice',
          'TotalAdjustmentAmount',
          'TotalPrice',
        ],
      },
    ],
    compact: ['Name', 'OrderSummaryId', 'Quantity', 'TotalPrice'],
  },
  listViews: {
    AllOrderItems: {
      label: 'All Order Items',
      columns: ['Name', 'OrderSummary.OrderNumber', 'Quantity', 'UnitPrice', 'TotalPrice'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: {
    fields: ['Name', 'StockKeepingUnit'],
    columns: ['Name', 'OrderSummaryId', 'Quantity', 'TotalPrice'],
  },
  permissions: { buyer: partOfOrder, 'buyer manager': partOfOrder, clerk: { read: 'all' } },
  translations: { de: orderItemDe },
});
