import { dateTime, defineObject, longText, picklist, reference, text } from '@relab/records/objects';
import { checkoutDe } from './de/checkout.ts';

/**
 * A checkout under way. Its parts are JSON, since nothing but the checkout reads them; for the same reason it is
 * nobody's record but the administrators'.
 */
export const CartCheckout = defineObject({
  apiName: 'CartCheckout',
  label: 'Checkout',
  labelPlural: 'Checkouts',
  keyPrefix: '2z9',
  nameField: 'Id',
  color: '#06A59A',
  fields: {
    CartId: reference({ label: 'Cart', to: 'WebCart', required: true }),
    Status: picklist({ label: 'Status', values: ['Active', 'Completed'], default: 'Active', required: true }),
    ContactInfo: longText({ label: 'Contact' }),
    // Where these stood before carts had delivery groups. Declared still: a column is not dropped while it has values.
    DeliveryAddress: longText({ label: 'Delivery Address' }),
    DeliveryMethodId: text({ label: 'Delivery Method' }),
    ShippingInstructions: longText({ label: 'Shipping Instructions', length: 1000 }),
    Payment: longText({ label: 'Payment' }),
    VatNumber: text({ label: 'VAT Number', length: 20 }),
    TermsVersion: text({ label: 'Accepted Terms', length: 40 }),
    TermsAcceptedDate: dateTime({ label: 'Terms Accepted' }),
    OrderSummaryId: reference({ label: 'Order', to: 'OrderSummary' }),
  },
  layouts: {
    full: [
      { heading: 'Checkout', items: ['CartId', 'Status', 'OrderSummaryId', 'VatNumber'] },
      {
        heading: 'What Was Filled In',
        columns: 1,
        items: ['ContactInfo', 'Payment'],
      },
    ],
    compact: ['Id', 'CartId', 'Status'],
  },
  listViews: {
    ActiveCheckouts: {
      label: 'Active Checkouts',
      columns: ['Id', 'Cart.Name', 'Status', 'LastModifiedDate'],
      filters: [{ field: 'Status', operator: 'equals', value: 'Active' }],
      sortBy: ['-LastModifiedDate'],
    },
  },
  search: { columns: ['Id', 'CartId', 'Status'], filters: ['Status'] },
  translations: { de: checkoutDe },
});
