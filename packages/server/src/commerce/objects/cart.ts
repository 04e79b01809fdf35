import {
  boolean,
  currency,
  dateTime,
  defineObject,
  longText,
  number,
  percent,
  picklist,
  reference,
  text,
} from '../../objects/index.ts';

/** Who a cart or an order belongs to: a user with an account, or the browser that holds a guest's secret. */
export const ownerFields = {
  OwnerId: reference({ label: 'Owner', to: 'User' }),
  AccountId: reference({ label: 'Account', to: 'Account' }),
  /** The hash of a secret: nobody's to read. */
  GuestKey: text({ label: 'Guest Key', length: 64, indexed: true, readableBy: [], writableBy: [] }),
};

export const WebCart = defineObject({
  apiName: 'WebCart',
  label: 'Cart',
  labelPlural: 'Carts',
  keyPrefix: '0a6',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Name', required: true, default: 'Cart' }),
    ...ownerFields,
    Status: picklist({ label: 'Status', values: ['Active', 'Closed'], default: 'Active', required: true }),
    CurrencyIsoCode: text({ label: 'Currency ISO Code', length: 3, required: true }),
    IsSecondary: boolean({ label: 'Secondary', default: false }),
  },
});

/** A product in a cart, once per product. `SalesPrice` is the price the shopper last saw; what is charged is in the price book. */
export const CartItem = defineObject({
  apiName: 'CartItem',
  label: 'Cart Item',
  labelPlural: 'Cart Items',
  keyPrefix: '0a9',
  nameField: 'Name',
  fields: {
    CartId: reference({ label: 'Cart', to: 'WebCart', required: true }),
    Product2Id: reference({ label: 'Product', to: 'Product2', required: true }),
    Name: text({ label: 'Name', required: true }),
    Quantity: number({ label: 'Quantity', precision: 9, required: true }),
    SalesPrice: currency({ label: 'Sales Price', required: true }),
  },
});

export const Promotion = defineObject({
  apiName: 'Promotion',
  label: 'Promotion',
  labelPlural: 'Promotions',
  keyPrefix: '0c8',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Name', required: true, unique: true }),
    DisplayName: text({ label: 'Display Name', required: true }),
    Kind: picklist({ label: 'Kind', values: ['PercentOff', 'AmountOff'], required: true }),
    PercentOff: percent({ label: 'Percent Off' }),
    AmountOff: currency({ label: 'Amount Off' }),
    ProductCategoryId: reference({ label: 'Only In Category', to: 'ProductCategory' }),
    StartDate: dateTime({ label: 'Start Date' }),
    EndDate: dateTime({ label: 'End Date' }),
    OncePerBuyer: boolean({ label: 'Once Per Buyer', default: false }),
    IsActive: boolean({ label: 'Active', default: true }),
    TermsAndConditions: longText({ label: 'Terms and Conditions', length: 2000 }),
  },
  permissions: { clerk: { read: 'all', create: true, update: 'all' } },
});

/** Codes are kept in capitals and compared without case. */
export const Coupon = defineObject({
  apiName: 'Coupon',
  label: 'Coupon',
  labelPlural: 'Coupons',
  keyPrefix: '4r1',
  nameField: 'CouponCode',
  fields: {
    CouponCode: text({ label: 'Coupon Code', length: 80, required: true, unique: true }),
    PromotionId: reference({ label: 'Promotion', to: 'Promotion', required: true }),
    IsActive: boolean({ label: 'Active', default: true }),
  },
  permissions: { clerk: { read: 'all', create: true, update: 'all' } },
});

export const CartCoupon = defineObject({
  apiName: 'CartCoupon',
  label: 'Cart Coupon',
  labelPlural: 'Cart Coupons',
  keyPrefix: '4r0',
  nameField: 'Id',
  fields: {
    CartId: reference({ label: 'Cart', to: 'WebCart', required: true }),
    CouponId: reference({ label: 'Coupon', to: 'Coupon', required: true }),
  },
});
