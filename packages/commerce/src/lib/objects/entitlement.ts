import {
  autoNumber,
  boolean,
  defineObject,
  fullAccess,
  longText,
  masterDetail,
  reference,
  text,
} from '@relab/records/objects';
import { entitlementBuyerGroupDe, entitlementPolicyDe, entitlementProductDe } from './de/entitlement.ts';

const color = '#B781D3';
/** A link is created or deleted: what it joins stays. */
const linked = { clerk: { read: 'all', create: true, delete: 'all' } } as const;

/**
 * Reserves products to groups of buyers, and decides what their accounts see of them. Nobody else sees those products; one that
 * is in no active policy is for everybody.
 */
export const CommerceEntitlementPolicy = defineObject({
  apiName: 'CommerceEntitlementPolicy',
  label: 'Entitlement Policy',
  labelPlural: 'Entitlement Policies',
  keyPrefix: '1Ce',
  nameField: 'Name',
  color,
  fields: {
    Name: text({ label: 'Name', required: true }),
    Description: longText({ label: 'Description' }),
    IsActive: boolean({
      label: 'Active',
      help: 'Products that are in no active policy are for everybody.',
    }),
    CanViewProduct: boolean({ label: 'See Products', help: 'What may not be seen is not there at all.' }),
    CanViewPrice: boolean({ label: 'See Prices', help: 'What shows no price is not sold, but asked for.' }),
  },
  layouts: {
    full: [
      {
        heading: 'Entitlement Policy',
        items: ['Name', 'IsActive', 'CanViewProduct', 'CanViewPrice', 'Description'],
      },
    ],
    compact: ['Name', 'IsActive', 'CanViewProduct', 'CanViewPrice'],
  },
  listViews: {
    AllPolicies: {
      label: 'All Policies',
      columns: ['Name', 'IsActive', 'CanViewProduct', 'CanViewPrice'],
      sortBy: ['Name'],
    },
  },
  relatedLists: {
    CommerceEntitlementProducts: {
      label: 'Products',
      columns: ['Product.Name', 'Product.StockKeepingUnit', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
    CommerceEntitlementBuyerGroups: {
      label: 'Buyer Groups',
      columns: ['BuyerGroup.Name', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  validationRules: [
    {
      name: 'PriceOfWhatIsSeen',
      error: 'CanViewPrice && NOT(CanViewProduct)',
      message: 'Prices are seen with their products only.',
      field: 'CanViewPrice',
    },
  ],
  search: { fields: ['Name'], columns: ['Name', 'IsActive'], filters: ['IsActive'] },
  permissions: { clerk: fullAccess },
  translations: { de: entitlementPolicyDe },
});

/** That a product is reserved by a policy. */
export const CommerceEntitlementProduct = defineObject({
  apiName: 'CommerceEntitlementProduct',
  label: 'Product of an Entitlement Policy',
  labelPlural: 'Products of Entitlement Policies',
  keyPrefix: '1Cp',
  nameField: 'Name',
  color,
  fields: {
    Name: autoNumber({ label: 'Name', prefix: 'EP-' }),
    PolicyId: masterDetail({
      label: 'Policy',
      to: 'CommerceEntitlementPolicy',
      childRelationshipName: 'CommerceEntitlementProducts',
      updateable: false,
    }),
    ProductId: reference({
      label: 'Product',
      to: 'Product2',
      required: true,
      childRelationshipName: 'CommerceEntitlementProducts',
      updateable: false,
    }),
  },
  layouts: {
    full: [{ heading: 'Product of a Policy', items: ['PolicyId', 'ProductId', 'Name'] }],
    compact: ['Name', 'PolicyId', 'ProductId'],
  },
  listViews: {
    AllPolicyProducts: {
      label: 'All Products of Policies',
      columns: ['Policy.Name', 'Product.Name', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { columns: ['Name', 'PolicyId', 'ProductId'] },
  permissions: linked,
  translations: { de: entitlementProductDe },
});

/** That a policy holds for the accounts of a group. */
export const CommerceEntitlementBuyerGroup = defineObject({
  apiName: 'CommerceEntitlementBuyerGroup',
  label: 'Buyer Group of an Entitlement Policy',
  labelPlural: 'Buyer Groups of Entitlement Policies',
  keyPrefix: '1Cg',
  nameField: 'Name',
  color,
  fields: {
    Name: autoNumber({ label: 'Name', prefix: 'EG-' }),
    PolicyId: masterDetail({
      label: 'Policy',
      to: 'CommerceEntitlementPolicy',
      childRelationshipName: 'CommerceEntitlementBuyerGroups',
      updateable: false,
    }),
    BuyerGroupId: reference({
      label: 'Buyer Group',
      to: 'BuyerGroup',
      required: true,
      childRelationshipName: 'CommerceEntitlementBuyerGroups',
      updateable: false,
    }),
  },
  layouts: {
    full: [{ heading: 'Buyer Group of a Policy', items: ['PolicyId', 'BuyerGroupId', 'Name'] }],
    compact: ['Name', 'PolicyId', 'BuyerGroupId'],
  },
  listViews: {
    AllPolicyGroups: {
      label: 'All Buyer Groups of Policies',
      columns: ['Policy.Name', 'BuyerGroup.Name', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { columns: ['Name', 'PolicyId', 'BuyerGroupId'] },
  permissions: linked,
  translations: { de: entitlementBuyerGroupDe },
});
