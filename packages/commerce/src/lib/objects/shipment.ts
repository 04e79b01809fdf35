import {
  autoNumber,
  currency,
  date,
  defineObject,
  formula,
  fullAccess,
  longText,
  masterDetail,
  number,
  picklist,
  text,
  url,
} from '@relab/records/objects';
import { shipmentDe } from './de/shipment.ts';

const insideOnly = { readableBy: ['clerk'], writableBy: ['clerk'] } as const;
const partOfOrder = { read: { through: 'OrderSummaryId' } } as const;
const columns = ['ShipmentNumber', 'OrderSummary.OrderNumber', 'Status', 'Carrier', 'ExpectedDeliveryDate'];

/** What of an order travels together. */
export const Shipment = defineObject({
  apiName: 'Shipment',
  label: 'Shipment',
  labelPlural: 'Shipments',
  keyPrefix: '0OB',
  nameField: 'ShipmentNumber',
  color: '#5A1BA9',
  fields: {
    ShipmentNumber: autoNumber({ label: 'Shipment Number', prefix: 'S-', digits: 6 }),
    OrderSummaryId: masterDetail({ label: 'Order', to: 'OrderSummary' }),
    Status: picklist({
      label: 'Status',
      values: ['Planned', 'Packed', 'Picked Up', 'In Transit', 'Delivered', 'Exception'],
      default: 'Planned',
      required: true,
    }),
    Carrier: text({ label: 'Carrier', length: 80 }),
    TrackingNumber: text({ label: 'Tracking Number', length: 80 }),
    TrackingUrl: url({ label: 'Tracking' }),
    ShipDate: date({ label: 'Ship Date' }),
    ExpectedDeliveryDate: date({ label: 'Expected Delivery' }),
    ActualDeliveryDate: date({ label: 'Delivered' }),
    Packages: number({ label: 'Packages', precision: 4, default: 1 }),
    Weight: number({ label: 'Weight (kg)', precision: 10, scale: 2 }),
    Description: longText({ label: 'Instructions' }),
    FreightCost: currency({ label: 'Freight Cost', ...insideOnly }),
    IsLate: formula({
      label: 'Late',
      returns: 'boolean',
      formula:
        'NOT(ISBLANK(ExpectedDeliveryDate)) && BLANKVALUE(ActualDeliveryDate, TODAY()) > ExpectedDeliveryDate',
    }),
  },
  layouts: {
    full: [
      {
        heading: 'Shipment',
        items: [
          'ShipmentNumber',
          'OrderSummaryId',
          'Status',
          'Carrier',
          'TrackingNumber',
          'TrackingUrl',
          'Packages',
          'Weight',
        ],
      },
      {
        heading: 'Days',
        items: ['ShipDate', 'ExpectedDeliveryDate', 'ActualDeliveryDate', 'IsLate'],
      },
      { heading: 'More', columns: 1, items: ['Description', 'FreightCost'] },
    ],
    compact: ['ShipmentNumber', 'OrderSummaryId', 'Status', 'Carrier', 'ExpectedDeliveryDate'],
  },
  path: {
    label: 'Shipment Status',
    field: 'Status',
    steps: {
      Planned: { fields: ['Carrier', 'ShipDate'], guidance: 'Pick and pack it, and order the carrier.' },
      Packed: { fields: ['Packages', 'Weight', 'TrackingNumber'], guidance: 'Label it, and hand it over.' },
      'Picked Up': { fields: ['TrackingNumber', 'Packages', 'Weight'] },
      'In Transit': { fields: ['TrackingUrl', 'ExpectedDeliveryDate'] },
      Delivered: { fields: ['ActualDeliveryDate', 'FreightCost'] },
    },
  },
  relatedLists: {
    ShipmentItems: {
      label: 'Items',
      columns: ['Name', 'StockKeepingUnit', 'Quantity'],
      sortBy: ['SortOrder'],
    },
  },
  listViews: {
    ToPack: {
      label: 'To Pick and Pack',
      columns,
      filters: [{ field: 'Status', operator: 'equals', value: 'Planned' }],
      sortBy: ['ShipDate', 'CreatedDate'],
      sharedWith: ['clerk'],
    },
    ToHandOver: {
      label: 'To Hand Over',
      columns: [...columns, 'Packages'],
      filters: [{ field: 'Status', operator: 'equals', value: 'Packed' }],
      sortBy: ['ShipDate', 'CreatedDate'],
      sharedWith: ['clerk'],
    },
    AllShipments: { label: 'All Shipments', columns, sortBy: ['-CreatedDate'] },
    UnderWay: {
      label: 'Under Way',
      columns,
      filters: [{ field: 'Status', operator: 'equals', value: ['Picked Up', 'In Transit', 'Exception'] }],
      sortBy: ['ExpectedDeliveryDate'],
    },
  },
  actions: {
    Pack: {
      label: 'Packed',
      type: 'Update',
      items: ['Packages', 'Weight', 'Description'],
      defaults: { Status: 'Packed' },
      when: `ISPICKVAL(Status, 'Planned')`,
      successMessage: 'The shipment is packed.',
      availableTo: ['clerk'],
    },
    HandOver: {
      label: 'Handed Over',
      type: 'Update',
      items: [
        { fields: ['Carrier'], behavior: 'Required' },
        'TrackingNumber',
        'TrackingUrl',
        'ShipDate',
        'ExpectedDeliveryDate',
      ],
      defaults: { Status: 'Picked Up' },
      when: `ISPICKVAL(Status, 'Planned') || ISPICKVAL(Status, 'Packed')`,
      successMessage: 'The shipment is on its way, and the buyer notified.',
      availableTo: ['clerk'],
    },
    Deliver: {
      label: 'Delivered',
      type: 'Update',
      items: [{ fields: ['ActualDeliveryDate'], behavior: 'Required' }, 'Description'],
      defaults: { Status: 'Delivered' },
      when: `NOT(ISPICKVAL(Status, 'Delivered'))`,
      successMessage: 'The shipment is delivered.',
    },
  },
  validationRules: [
    {
      name: 'OfAnOrderThatIsPaid',
      error: `ISPICKVAL(OrderSummary.Status, 'Awaiting Payment')`,
      message: 'The order is not paid yet.',
    },
    {
      name: 'OfAnOrderThatIsConfirmed',
      error: `ISPICKVAL(OrderSummary.Status, 'Awaiting Confirmation')`,
      message: 'The buyer has not confirmed the order yet.',
    },
    {
      name: 'OfAnOrderThatHolds',
      error: `ISPICKVAL(OrderSummary.CancellationState, 'Requested')`,
      message: 'The buyer asked to cancel the order. Decide that first.',
    },
    {
      name: 'OfAnOrderThatStands',
      error: `ISPICKVAL(OrderSummary.Status, 'Canceled') && (ISPICKVAL(Status, 'Planned') || ISPICKVAL(Status, 'Packed'))`,
      message: 'The order is canceled.',
    },
    {
      name: 'TrackedInTransit',
      error: `ISPICKVAL(Status, 'In Transit') && ISBLANK(Carrier)`,
      message: 'Say who carries it.',
      field: 'Carrier',
    },
    {
      name: 'ArrivesAfterItLeft',
      error: 'ActualDeliveryDate < ShipDate',
      message: 'It arrives after it left.',
      field: 'ActualDeliveryDate',
    },
    {
      name: 'DeliveredOnADay',
      error: `ISPICKVAL(Status, 'Delivered') && ISBLANK(ActualDeliveryDate)`,
      message: 'Say when it was delivered.',
      field: 'ActualDeliveryDate',
    },
  ],
  search: {
    fields: ['ShipmentNumber', 'TrackingNumber', 'Carrier'],
    columns: ['ShipmentNumber', 'OrderSummaryId', 'Status', 'Carrier'],
    filters: ['Status', 'ShipDate'],
  },
  permissions: { buyer: partOfOrder, 'buyer manager': partOfOrder, clerk: fullAccess },
  translations: { de: shipmentDe },
});
