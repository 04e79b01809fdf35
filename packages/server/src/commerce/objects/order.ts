import {
  currency,
  dateTime,
  defineObject,
  email,
  longText,
  number,
  picklist,
  reference,
  text,
} from '../../objects/index.ts';
import { ownerFields } from './cart.ts';

const addressFields = (prefix: 'ShipTo' | 'BillTo', label: string) => ({
  [`${prefix}Name`]: text({ label: `${label} Name`, length: 120 }),
  [`${prefix}CompanyName`]: text({ label: `${label} Company`, length: 120 }),
  [`${prefix}Street`]: text({ label: `${label} Street` }),
  [`${prefix}City`]: text({ label: `${label} City`, length: 80 }),
  [`${prefix}PostalCode`]: text({ label: `${label} Postal Code`, length: 20 }),
  [`${prefix}Region`]: text({ label: `${label} Region`, length: 80 }),
  [`${prefix}Country`]: text({ label: `${label} Country`, length: 2 }),
  [`${prefix}PhoneNumber`]: text({ label: `${label} Phone`, length: 40 }),
});

/** A checkout under way. Its parts are JSON, since nothing but the checkout reads them. */
export const CartCheckout = defineObject({
  apiName: 'CartCheckout',
  label: 'Checkout',
  labelPlural: 'Checkouts',
  keyPrefix: '2z9',
  nameField: 'Id',
  fields: {
    CartId: reference({ label: 'Cart', to: 'WebCart', required: true }),
    Status: picklist({ label: 'Status', values: ['Active', 'Completed'], default: 'Active', required: true }),
    ContactInfo: longText({ label: 'Contact' }),
    DeliveryAddress: longText({ label: 'Delivery Address' }),
    DeliveryMethodId: text({ label: 'Delivery Method' }),
    ShippingInstructions: longText({ label: 'Shipping Instructions', length: 1000 }),
    Payment: longText({ label: 'Payment' }),
    OrderSummaryId: reference({ label: 'Order', to: 'OrderSummary' }),
  },
});

/** An order as it was placed; nothing in it changes when products, prices or people do. */
export const OrderSummary = defineObject({
  apiName: 'OrderSummary',
  label: 'Order',
  labelPlural: 'Orders',
  keyPrefix: '1Os',
  nameField: 'OrderNumber',
  fields: {
    OrderNumber: text({ label: 'Order Number', length: 40, required: true, unique: true }),
    OrderedDate: dateTime({ label: 'Ordered Date', required: true, indexed: true }),
    Status: picklist({
      label: 'Status',
      values: ['Created', 'Approved', 'Shipped', 'Fulfilled', 'Canceled'],
      default: 'Created',
      required: true,
    }),
    ...ownerFields,
    CurrencyIsoCode: text({ label: 'Currency ISO Code', length: 3, required: true }),
    ContactEmail: email({ label: 'Contact Email', required: true }),
    ContactName: text({ label: 'Contact Name' }),
    ContactPhone: text({ label: 'Contact Phone', length: 40 }),
    ...addressFields('ShipTo', 'Ship To'),
    ...addressFields('BillTo', 'Bill To'),
    DeliveryMethodName: text({ label: 'Delivery Method', required: true }),
    DeliveryMethodDescription: longText({ label: 'Delivery Method Description' }),
    ShippingInstructions: longText({ label: 'Shipping Instructions', length: 1000 }),
    PaymentMethod: picklist({
      label: 'Payment Method',
      values: ['PurchaseOrder', 'Invoice'],
      required: true,
    }),
    PurchaseOrderNumber: text({ label: 'Purchase Order Number', length: 60 }),
    TotalProductAmount: currency({ label: 'Products', required: true }),
    TotalAdjustmentAmount: currency({ label: 'Discount', required: true }),
    TotalDeliveryAmount: currency({ label: 'Delivery', required: true }),
    TaxRate: text({ label: 'Tax Rate (Percent)', length: 10, required: true }),
    TotalTaxAmount: currency({ label: 'Tax', required: true }),
    GrandTotalAmount: currency({ label: 'Total', required: true }),
    ProductCount: number({ label: 'Products Ordered', precision: 9, required: true }),
  },
  listViews: {
    AllOrders: {
      label: 'All Orders',
      columns: ['OrderNumber', 'OrderedDate', 'Status', 'ContactEmail', 'GrandTotalAmount'],
      sortBy: ['-OrderedDate'],
    },
  },
  permissions: {
    buyer: { read: { field: 'AccountId', is: 'account' } },
    clerk: { read: 'all', update: 'all' },
  },
});

export const OrderItemSummary = defineObject({
  apiName: 'OrderItemSummary',
  label: 'Order Item',
  labelPlural: 'Order Items',
  keyPrefix: '10u',
  nameField: 'Name',
  fields: {
    OrderSummaryId: reference({ label: 'Order', to: 'OrderSummary', required: true }),
    Product2Id: reference({ label: 'Product', to: 'Product2', required: true }),
    Name: text({ label: 'Product Name', required: true }),
    StockKeepingUnit: text({ label: 'Product SKU', length: 180 }),
    UrlName: text({ label: 'URL Name' }),
    Quantity: number({ label: 'Quantity', precision: 9, required: true }),
    UnitPrice: currency({ label: 'Unit Price', required: true }),
    TotalAdjustmentAmount: currency({ label: 'Discount', required: true }),
    TotalPrice: currency({ label: 'Total Price', required: true }),
    SortOrder: number({ label: 'Sort Order', precision: 9, required: true, default: 0 }),
    /** The picture of the moment, as it travels. */
    ThumbnailImage: longText({ label: 'Picture' }),
  },
  permissions: { clerk: { read: 'all' } },
});
