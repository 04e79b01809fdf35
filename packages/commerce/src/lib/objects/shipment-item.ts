import { byServer, defineObject, masterDetail, number, reference, text } from '@relab/records/objects';
import { shipmentItemDe } from './de/shipment-item.ts';

const partOfOrder = { read: { through: 'OrderSummaryId' } } as const;

/** Units of a line of an order that travel in one shipment. A shipment that is made without any carries what is left. */
export const ShipmentItem = defineObject({
  apiName: 'ShipmentItem',
  label: 'Shipment Item',
  labelPlural: 'Shipment Items',
  keyPrefix: '0OC',
  nameField: 'Name',
  color: '#5A1BA9',
  fields: {
    ShipmentId: masterDetail({ label: 'Shipment', to: 'Shipment' }),
    OrderSummaryId: reference({
      label: 'Order',
      to: 'OrderSummary',
      required: true,
      childRelationshipName: 'ShipmentItems',
      ...byServer,
    }),
    OrderItemSummaryId: reference({
      label: 'Order Item',
      to: 'OrderItemSummary',
      required: true,
      childRelationshipName: 'ShipmentItems',
      ...byServer,
    }),
    Name: text({ label: 'Product Name', required: true, ...byServer }),
    StockKeepingUnit: text({ label: 'Product SKU', length: 180, ...byServer }),
    Quantity: number({ label: 'Quantity', precision: 9, required: true, ...byServer }),
    SortOrder: number({ label: 'Sort Order', precision: 9, required: true, default: 0, ...byServer }),
  },
  layouts: {
    full: [
      {
        heading: 'Shipment Item',
        items: ['Name', 'ShipmentId', 'StockKeepingUnit', 'OrderItemSummaryId', 'Quantity', 'OrderSummaryId'],
      },
    ],
    compact: ['Name', 'ShipmentId', 'Quantity'],
  },
  listViews: {
    AllShipmentItems: {
      label: 'All Shipment Items',
      columns: ['Shipment.ShipmentNumber', 'Name', 'StockKeepingUnit', 'Quantity', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { fields: ['Name', 'StockKeepingUnit'], columns: ['Name', 'ShipmentId', 'Quantity'] },
  permissions: { buyer: partOfOrder, 'buyer manager': partOfOrder, clerk: { read: 'all' } },
  translations: { de: shipmentItemDe },
});
