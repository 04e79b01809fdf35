import {
  byServer,
  currency,
  dateTime,
  defineObject,
  longText,
  picklist,
  reference,
  text,
} from '@relab/records/objects';
import { orderApprovalDe } from './de/order-approval.ts';
import { ofAccount } from './owner-fields.ts';

/** That an order above what its buyer may spend waits for somebody's word. Made and decided by the shop's own calls. */
export const OrderApproval = defineObject({
  apiName: 'OrderApproval',
  label: 'Order Approval',
  labelPlural: 'Order Approvals',
  keyPrefix: '2oa',
  nameField: 'Id',
  color: '#2A739E',
  fields: {
    AccountId: reference({ label: 'Account', to: 'Account', required: true, ...byServer }),
    CartId: reference({ label: 'Cart', to: 'WebCart', ...byServer }),
    CheckoutId: reference({
      label: 'Checkout',
      to: 'CartCheckout',
      relationshipName: 'Checkout',
      ...byServer,
    }),
    RequestedById: reference({
      label: 'Asked By',
      to: 'User',
      required: true,
      relationshipName: 'RequestedBy',
      childRelationshipName: 'RequestedApprovals',
      ...byServer,
    }),
    Amount: currency({ label: 'Amount', required: true, ...byServer }),
    CurrencyIsoCode: text({ label: 'Currency ISO Code', length: 3, required: true, ...byServer }),
    State: picklist({
      label: 'State',
      values: ['Pending', 'Approved', 'Rejected', 'Withdrawn'],
      default: 'Pending',
      required: true,
      ...byServer,
    }),
    Note: longText({ label: 'Note', length: 1000, ...byServer }),
    DecidedById: reference({
      label: 'Decided By',
      to: 'User',
      relationshipName: 'DecidedBy',
      childRelationshipName: 'DecidedApprovals',
      ...byServer,
    }),
    DecidedDate: dateTime({ label: 'Decided', ...byServer }),
    OrderSummaryId: reference({ label: 'Order', to: 'OrderSummary', ...byServer }),
  },
  layouts: {
    full: [
      {
        heading: 'Approval',
        items: ['AccountId', 'RequestedById', 'Amount', 'CurrencyIsoCode', 'State', 'CreatedDate'],
      },
      { heading: 'Decision', items: ['DecidedById', 'DecidedDate', 'OrderSummaryId', 'Note'] },
    ],
    compact: ['Id', 'AccountId', 'Amount', 'State'],
  },
  listViews: {
    AllApprovals: {
      label: 'All Approvals',
      columns: ['Account.Name', 'RequestedBy.Name', 'Amount', 'State', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
    PendingApprovals: {
      label: 'Waiting for Approval',
      columns: ['Account.Name', 'RequestedBy.Name', 'Amount', 'CreatedDate'],
      filters: [{ field: 'State', operator: 'equals', value: 'Pending' }],
      sortBy: ['CreatedDate'],
    },
  },
  search: { columns: ['Id', 'AccountId', 'Amount', 'State'], filters: ['State'] },
  permissions: {
    buyer: { read: { field: 'RequestedById', is: 'user' } },
    'buyer manager': { read: [{ field: 'RequestedById', is: 'user' }, ofAccount] },
    clerk: { read: 'all' },
  },
  translations: { de: orderApprovalDe },
});
