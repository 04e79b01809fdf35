import {
  boolean,
  currency,
  dateTime,
  defineObject,
  number,
  picklist,
  reference,
  rollup,
  text,
} from '@relab/records/objects';
import { cartCouponDe, cartDe, cartItemDe } from './de/cart.ts';
import { ofAccount, ofUser, ownerFields } from './owner-fields.ts';

const partOfCart = { read: { through: 'CartId' } } as const;
const partPermissions = { buyer: partOfCart, 'buyer manager': partOfCart, clerk: partOfCart };

export const WebCart = defineObject({
  apiName: 'WebCart',
  label: 'Cart',
  labelPlural: 'Carts',
  keyPrefix: '0a6',
  nameField: 'Name',
  color: '#06A59A',
  fields: {
    Name: text({ label: 'Name', required: true, default: 'Cart' }),
    ...ownerFields,
    Status: picklist({ label: 'Status', values: ['Active', 'Closed'], default: 'Active', required: true }),
    Type: picklist({ label: 'Type', values: ['Cart', 'PayNowReadOnly'], default: 'Cart', required: true }),
    /** Until when a copy for the purchasing department may be ordered at its prices. */
    ValidUntil: dateTime({ label: 'Valid Until' }),
    CurrencyIsoCode: text({ label: 'Currency ISO Code', length: 3, required: true }),
    IsSecondary: boolean({ label: 'Secondary', default: false }),
    /** While a large change is carried out by a job, and how the last one ended. */
    AsyncOperationStatus: picklist({
      label: 'Large Change',
      values: ['Processing', 'Completed', 'Errored'],
      createable: false,
      updateable: false,
    }),
    ItemCount: rollup({ label: 'Items', object: 'CartItem', by: 'CartId', calculates: 'count' }),
  },
  layouts: {
    full: [
      {
        heading: 'Cart',
        items: [
          'Name',
          'OwnerId',
          'AccountId',
          'Status',
          'CurrencyIsoCode',
          'ItemCount',
          'CreatedDate',
          'IsSecondary',
          'Type',
          'ValidUntil',
        ],
      },
    ],
    compact: ['Name', 'AccountId', 'Status', 'ItemCount'],
  },
  listViews: {
    OpenCarts: {
      label: 'Open Carts',
      columns: ['Name', 'Account.Name', 'ItemCount', 'LastModifiedDate'],
      filters: [{ field: 'Status', operator: 'equals', value: 'Active' }],
      sortBy: ['-LastModifiedDate'],
    },
  },
  relatedLists: {
    CartItems: { label: 'Items', columns: ['Name', 'Quantity', 'SalesPrice'], sortBy: ['CreatedDate'] },
  },
  search: { fields: ['Name'], columns: ['Name', 'AccountId', 'Status'], filters: ['Status'] },
  permissions: {
    buyer: { read: ofUser },
    'buyer manager': { read: [ofUser, ofAccount] },
    clerk: { read: 'all' },
  },
  translations: { de: cartDe },
});

/** A product in a cart, once per delivery group. `SalesPrice` is the price the shopper last saw; what is charged is in the price book. */
export const CartItem = defineObject({
  apiName: 'CartItem',
  label: 'Cart Item',
  labelPlural: 'Cart Items',
  keyPrefix: '0a9',
  nameField: 'Name',
  color: '#06A59A',
  fields: {
    CartId: reference({ label: 'Cart', to: 'WebCart', required: true }),
    Product2Id: reference({ label: 'Product', to: 'Product2', required: true }),
    /** None is the default one. */
    CartDeliveryGroupId: reference({
      label: 'Delivery Group',
      to: 'CartDeliveryGroup',
      childRelationshipName: 'CartItems',
    }),
    Name: text({ label: 'Name', required: true }),
    Quantity: number({ label: 'Quantity', precision: 9, required: true }),
    SalesPrice: currency({ label: 'Sales Price', required: true }),
    /** In a copy for the purchasing department: the agreement that the price comes from. */
    AgreedPriceId: text({ label: 'Agreed Price ID', length: 18, createable: false, updateable: false }),
  },
  layouts: {
    full: [{ heading: 'Item', items: ['Name', 'CartId', 'Product2Id', 'Quantity', 'SalesPrice'] }],
    compact: ['Name', 'CartId', 'Quantity', 'SalesPrice'],
  },
  listViews: {
    AllCartItems: {
      label: 'All Cart Items',
      columns: ['Name', 'Cart.Name', 'Quantity', 'SalesPrice'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { fields: ['Name'], columns: ['Name', 'Quantity', 'SalesPrice'] },
  permissions: partPermissions,
  translations: { de: cartItemDe },
});

export const CartCoupon = defineObject({
  apiName: 'CartCoupon',
  label: 'Cart Coupon',
  labelPlural: 'Cart Coupons',
  keyPrefix: '4r0',
  nameField: 'Id',
  color: '#06A59A',
  fields: {
    CartId: reference({ label: 'Cart', to: 'WebCart', required: true }),
    CouponId: reference({ label: 'Coupon', to: 'Coupon', required: true }),
  },
  layouts: {
    full: [{ heading: 'Coupon', items: ['CartId', 'CouponId', 'CreatedDate'] }],
    compact: ['Id', 'CartId', 'CouponId'],
  },
  listViews: {
    AllCartCoupons: {
      label: 'All Cart Coupons',
      columns: ['Id', 'Cart.Name', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { columns: ['Id', 'CartId', 'CouponId'] },
  permissions: partPermissions,
  translations: { de: cartCouponDe },
});
