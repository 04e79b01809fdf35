import {
  type Access,
  boolean,
  currency,
  dateTime,
  defineObject,
  longText,
  percent,
  picklist,
  reference,
  rollup,
  text,
} from '@relab/records/objects';
import { couponDe, promotionDe } from './de/promotion.ts';

const looksAfter: Access = { read: 'all', create: true, update: 'all' };

export const Promotion = defineObject({
  apiName: 'Promotion',
  label: 'Promotion',
  labelPlural: 'Promotions',
  keyPrefix: '0c8',
  nameField: 'Name',
  color: '#E4A201',
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
    CouponCount: rollup({ label: 'Codes', object: 'Coupon', by: 'PromotionId', calculates: 'count' }),
  },
  layouts: {
    full: [
      {
        heading: 'Promotion',
        items: [
          'Name',
          'DisplayName',
          'Kind',
          'ProductCategoryId',
          'PercentOff',
          'AmountOff',
          'StartDate',
          'EndDate',
          'OncePerBuyer',
          'IsActive',
        ],
      },
      { heading: 'Terms', columns: 1, items: ['TermsAndConditions'] },
    ],
    compact: ['Name', 'DisplayName', 'IsActive', 'EndDate'],
  },
  listViews: {
    AllPromotions: {
      label: 'All Promotions',
      columns: ['Name', 'DisplayName', 'Kind', 'StartDate', 'EndDate', 'IsActive'],
      sortBy: ['Name'],
    },
    ActivePromotions: {
      label: 'Active Promotions',
      columns: ['Name', 'DisplayName', 'PercentOff', 'AmountOff', 'EndDate'],
      filters: [{ field: 'IsActive', operator: 'equals', value: true }],
      sortBy: ['Name'],
    },
  },
  relatedLists: {
    Coupons: { label: 'Codes', columns: ['CouponCode', 'IsActive', 'CreatedDate'], sortBy: ['CouponCode'] },
  },
  actions: {
    NewCode: {
      label: 'New Code',
      type: 'Create',
      target: 'Coupon',
      parentField: 'PromotionId',
      items: ['CouponCode', 'IsActive'],
      when: 'IsActive',
    },
    End: {
      label: 'End',
      type: 'Update',
      items: ['EndDate'],
      defaults: { IsActive: false },
      when: 'IsActive',
    },
  },
  validationRules: [
    {
      name: 'TakesOffWhatItSays',
      error: `(ISPICKVAL(Kind, 'PercentOff') && ISBLANK(PercentOff)) || (ISPICKVAL(Kind, 'AmountOff') && ISBLANK(AmountOff))`,
      message: 'Say how much it takes off.',
      field: 'Kind',
    },
    {
      name: 'PercentOfAll',
      error: 'PercentOff <= 0 || PercentOff > 100',
      message: 'A percentage lies above 0 and is 100 at most.',
      field: 'PercentOff',
    },
    {
      name: 'TakesOffSomething',
      error: 'AmountOff <= 0',
      message: 'An amount is more than zero.',
      field: 'AmountOff',
    },
    {
      name: 'EndsAfterItStarts',
      error: 'EndDate < StartDate',
      message: 'It ends after it starts.',
      field: 'EndDate',
    },
  ],
  search: {
    fields: ['Name', 'DisplayName'],
    columns: ['Name', 'DisplayName', 'IsActive'],
    filters: ['IsActive', 'Kind'],
  },
  permissions: { clerk: looksAfter },
  translations: { de: promotionDe },
});

/** Codes are stored in upper case and compared case-insensitively. */
export const Coupon = defineObject({
  apiName: 'Coupon',
  label: 'Coupon',
  labelPlural: 'Coupons',
  keyPrefix: '4r1',
  nameField: 'CouponCode',
  color: '#E4A201',
  fields: {
    CouponCode: text({ label: 'Coupon Code', length: 80, required: true, unique: true }),
    PromotionId: reference({ label: 'Promotion', to: 'Promotion', required: true }),
    IsActive: boolean({ label: 'Active', default: true }),
  },
  layouts: {
    full: [{ heading: 'Coupon', items: ['CouponCode', 'PromotionId', 'IsActive'] }],
    compact: ['CouponCode', 'PromotionId', 'IsActive'],
  },
  listViews: {
    AllCoupons: {
      label: 'All Coupons',
      columns: ['CouponCode', 'Promotion.DisplayName', 'IsActive', 'CreatedDate'],
      sortBy: ['CouponCode'],
    },
  },
  validationRules: [
    {
      name: 'InCapitals',
      error: `CouponCode <> UPPER(CouponCode) || CONTAINS(CouponCode, ' ')`,
      message: 'A code is written in capitals, without spaces.',
      field: 'CouponCode',
    },
  ],
  search: {
    fields: ['CouponCode'],
    columns: ['CouponCode', 'PromotionId', 'IsActive'],
    filters: ['IsActive'],
  },
  permissions: { clerk: looksAfter },
  translations: { de: couponDe },
});
