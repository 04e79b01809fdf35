import {
  autoNumber,
  boolean,
  byServer,
  currency,
  dateTime,
  defineObject,
  longText,
  masterDetail,
  number,
  picklist,
  reference,
  rollup,
  text,
} from '@relab/records/objects';

import { returnOrderDe, returnOrderLineItemDe } from './de/return-order.ts';

const partOfOrder = { read: { through: 'OrderSummaryId' } } as const;
const columns = ['ReturnOrderNumber', 'OrderSummary.OrderNumber', 'Status', 'Reason', 'CreatedDate'];

/** Units of an order that come back, or are not sent at all. Made, received and refunded by the calls of order management. */
export const ReturnOrder = defineObject({
  apiName: 'ReturnOrder',
  label: 'Return',
  labelPlural: 'Returns',
  keyPrefix: '0ro',
  nameField: 'ReturnOrderNumber',
  color: '#8A033E',
  fields: {
    ReturnOrderNumber: autoNumber({ label: 'Return Number', prefix: 'RT-', digits: 6 }),
    OrderSummaryId: masterDetail({
      label: 'Order',
      to: 'OrderSummary',
      childRelationshipName: 'ReturnOrders',
    }),
    Type: picklist({
      label: 'Type',
      values: ['Return', 'Cancellation'],
      default: 'Return',
      required: true,
      help: 'A cancellation is of units that had not been sent: nothing comes back.',
      ...byServer,
    }),
    CaseId: reference({ label: 'Case', to: 'Case', childRelationshipName: 'ReturnOrders', ...byServer }),
    Status: picklist({
      label: 'Status',
      values: ['Requested', 'Approved', 'Received', 'Refunded', 'Canceled'],
      default: 'Approved',
      required: true,
      ...byServer,
    }),
    Reason: picklist({
      label: 'Reason',
      values: ['Does Not Work', 'Not as Described', 'Damaged', 'No Longer Needed', 'Other'],
      ...byServer,
    }),
    Description: longText({ label: 'Description', length: 2000 }),
    BuyerNote: longText({
      label: 'Note to the Buyer',
      length: 1000,
      help: 'What was written to the buyer when the return was decided.',
      ...byServer,
    }),
    ReceivedDate: dateTime({ label: 'Received', ...byServer }),
    CurrencyIsoCode: text({ label: 'Currency ISO Code', length: 3, required: true, ...byServer }),
    DeliveryAmount: currency({ label: 'Refund of the Delivery', help: 'Net.', ...byServer }),
    RefundAmount: currency({ label: 'Refund', help: 'With tax.', ...byServer }),
    RefundMethod: picklist({ label: 'Refunded To', values: ['Card', 'Transfer'], ...byServer }),
    RefundState: picklist({
      label: 'Money',
      values: ['Pending', 'Done', 'Failed'],
      help: 'Whether it has gone back. A transfer is made by hand, and noted here.',
    }),
    RefundedDate: dateTime({ label: 'Refunded', ...byServer }),
    CreditNoteNumber: text({ label: 'Credit Note', length: 40, ...byServer }),
    Units: rollup({
      label: 'Units',
      object: 'ReturnOrderLineItem',
      by: 'ReturnOrderId',
      calculates: 'sum',
      field: 'Quantity',
    }),
  },
  layouts: {
    full: [
      {
        heading: 'Return',
        items: [
          'ReturnOrderNumber',
          'OrderSummaryId',
          'Type',
          'Status',
          'CaseId',
          'Reason',
          'Units',
          'ReceivedDate',
        ],
      },
      { heading: 'Description', columns: 1, items: ['Description', 'BuyerNote'] },
      {
        heading: 'Refund',
        items: [
          'RefundAmount',
          'CreditNoteNumber',
          'RefundMethod',
          'RefundState',
          'DeliveryAmount',
          'RefundedDate',
          'CurrencyIsoCode',
        ],
      },
    ],
    compact: ['ReturnOrderNumber', 'OrderSummaryId', 'Status', 'RefundAmount'],
  },
  path: {
    label: 'Return Status',
    field: 'Status',
    steps: {
      Requested: {
        fields: ['Reason', 'Description'],
        guidance: 'The buyer asks for it: agree, or decline with a reason.',
      },
      Approved: {
        fields: ['Reason', 'Description'],
        guidance: 'Wait for the units, then count and look at them.',
      },
      Received: {
        fields: ['ReceivedDate'],
        guidance: 'Refund what came, with the delivery where that is owed.',
      },
      Refunded: { fields: ['RefundAmount', 'RefundMethod', 'RefundState'] },
    },
  },
  listViews: {
    AllReturns: {
      label: 'All Returns',
      columns: [...columns, 'Type', 'RefundAmount'],
      sortBy: ['-CreatedDate'],
    },
    Requested: {
      label: 'Requested',
      columns,
      filters: [{ field: 'Status', operator: 'equals', value: 'Requested' }],
      sortBy: ['CreatedDate'],
      sharedWith: ['clerk'],
    },
    Expected: {
      label: 'Expected Back',
      columns,
      filters: [{ field: 'Status', operator: 'equals', value: 'Approved' }],
      sortBy: ['CreatedDate'],
      sharedWith: ['clerk'],
    },
    ToRefund: {
      label: 'To Refund',
      columns: [...columns, 'ReceivedDate'],
      filters: [
        { field: 'Status', operator: 'equals', value: 'Received' },
        { field: 'RefundState', operator: 'equals', value: ['Pending', 'Failed'] },
      ],
      logic: '1 OR 2',
      sortBy: ['CreatedDate'],
      sharedWith: ['clerk'],
    },
  },
  relatedLists: {
    ReturnOrderLineItems: {
      label: 'Returned Items',
      columns: ['Name', 'StockKeepingUnit', 'Quantity', 'QuantityReceived', 'IsRestocked'],
      sortBy: ['SortOrder'],
    },
  },
  actions: {
    MoneyIsBack: {
      label: 'The Money Is Back',
      type: 'Update',
      items: ['Description'],
      defaults: { RefundState: 'Done' },
      when: `ISPICKVAL(Status, 'Refunded') && NOT(ISPICKVAL(RefundState, 'Done'))`,
      successMessage: 'The refund is done.',
      availableTo: ['clerk'],
    },
  },
  validationRules: [
    {
      name: 'RefundedBeforeTheMoney',
      error: `NOT(ISBLANK(RefundState)) && NOT(ISPICKVAL(Status, 'Refunded'))`,
      message: 'Refund the return first.',
      field: 'RefundState',
    },
  ],
  search: {
    fields: ['ReturnOrderNumber', 'CreditNoteNumber'],
    columns: ['ReturnOrderNumber', 'OrderSummaryId', 'Status', 'RefundAmount'],
    filters: ['Status', 'Reason', 'Type'],
  },
  permissions: { buyer: partOfOrder, 'buyer manager': partOfOrder, clerk: { read: 'all', update: 'all' } },
  translations: { de: returnOrderDe },
});

/** Units of a line of an order in one return. */
export const ReturnOrderLineItem = defineObject({
  apiName: 'ReturnOrderLineItem',
  label: 'Returned Item',
  labelPlural: 'Returned Items',
  keyPrefix: '1rl',
  nameField: 'Name',
  color: '#8A033E',
  fields: {
    ReturnOrderId: masterDetail({
      label: 'Return',
      to: 'ReturnOrder',
      childRelationshipName: 'ReturnOrderLineItems',
    }),
    OrderSummaryId: reference({
      label: 'Order',
      to: 'OrderSummary',
      required: true,
      childRelationshipName: 'ReturnOrderLineItems',
      ...byServer,
    }),
    OrderItemSummaryId: reference({
      label: 'Order Item',
      to: 'OrderItemSummary',
      required: true,
      childRelationshipName: 'ReturnOrderLineItems',
      ...byServer,
    }),
    Name: text({ label: 'Product Name', required: true, ...byServer }),
    StockKeepingUnit: text({ label: 'Product SKU', length: 180, ...byServer }),
    Quantity: number({ label: 'Quantity', precision: 9, required: true, ...byServer }),
    QuantityReceived: number({ label: 'Received', precision: 9, ...byServer }),
    IsRestocked: boolean({ label: 'Back in Stock', ...byServer }),
    SortOrder: number({ label: 'Sort Order', precision: 9, required: true, default: 0, ...byServer }),
  },
  layouts: {
    full: [
      {
        heading: 'Returned Item',
        items: [
          'Name',
          'ReturnOrderId',
          'StockKeepingUnit',
          'OrderItemSummaryId',
          'Quantity',
          'QuantityReceived',
          'IsRestocked',
          'OrderSummaryId',
        ],
      },
    ],
    compact: ['Name', 'ReturnOrderId', 'Quantity', 'QuantityReceived'],
  },
  listViews: {
    AllReturnedItems: {
      label: 'All Returned Items',
      columns: ['ReturnOrder.ReturnOrderNumber', 'Name', 'Quantity', 'QuantityReceived', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { fields: ['Name', 'StockKeepingUnit'], columns: ['Name', 'ReturnOrderId', 'Quantity'] },
  permissions: { buyer: partOfOrder, 'buyer manager': partOfOrder, clerk: { read: 'all' } },
  translations: { de: returnOrderLineItemDe },
});
