import { boolean, defineObject, fullAccess, longText, reference, text } from '@relab/records/objects';
import { buyerGroupDe, buyerGroupMemberDe, buyerGroupPriceBookDe } from './de/buyer-group.ts';

const color = '#7F8DE1';
const permissions = { clerk: fullAccess };

/** Accounts that buy on the same terms. */
export const BuyerGroup = defineObject({
  apiName: 'BuyerGroup',
  label: 'Buyer Group',
  labelPlural: 'Buyer Groups',
  keyPrefix: '0ZI',
  nameField: 'Name',
  color,
  fields: {
    Name: text({ label: 'Name', required: true }),
    Description: longText({ label: 'Description' }),
    IsActive: boolean({ label: 'Active', default: true }),
  },
  layouts: {
    full: [{ heading: 'Buyer Group', items: ['Name', 'IsActive', 'Description'] }],
    compact: ['Name', 'IsActive'],
  },
  listViews: {
    AllBuyerGroups: { label: 'All Buyer Groups', columns: ['Name', 'IsActive'], sortBy: ['Name'] },
  },
  relatedLists: {
    Members: { label: 'Members', columns: ['Buyer.Name', 'CreatedDate'], sortBy: ['-CreatedDate'] },
    Pricebooks: { label: 'Price Books', columns: ['Pricebook2.Name'], sortBy: ['-CreatedDate'] },
  },
  search: { fields: ['Name'], columns: ['Name', 'IsActive'], filters: ['IsActive'] },
  permissions,
  translations: { de: buyerGroupDe },
});

/** That an account belongs to a group. */
export const BuyerGroupMember = defineObject({
  apiName: 'BuyerGroupMember',
  label: 'Buyer Group Member',
  labelPlural: 'Buyer Group Members',
  keyPrefix: '0ZJ',
  nameField: 'Id',
  color,
  fields: {
    BuyerGroupId: reference({
      label: 'Buyer Group',
      to: 'BuyerGroup',
      required: true,
      childRelationshipName: 'Members',
    }),
    BuyerId: reference({
      label: 'Account',
      to: 'Account',
      required: true,
      relationshipName: 'Buyer',
      childRelationshipName: 'BuyerGroupMembers',
    }),
  },
  layouts: {
    full: [{ heading: 'Member', items: ['BuyerGroupId', 'BuyerId'] }],
    compact: ['Id', 'BuyerGroupId', 'BuyerId'],
  },
  listViews: {
    AllMembers: {
      label: 'All Members',
      columns: ['BuyerGroup.Name', 'Buyer.Name', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { columns: ['Id', 'BuyerGroupId', 'BuyerId'] },
  permissions,
  translations: { de: buyerGroupMemberDe },
});

/** That a price book holds for a group. */
export const BuyerGroupPricebook = defineObject({
  apiName: 'BuyerGroupPricebook',
  label: 'Buyer Group Price Book',
  labelPlural: 'Buyer Group Price Books',
  keyPrefix: '0ZP',
  nameField: 'Id',
  color,
  fields: {
    BuyerGroupId: reference({
      label: 'Buyer Group',
      to: 'BuyerGroup',
      required: true,
      childRelationshipName: 'Pricebooks',
    }),
    Pricebook2Id: reference({
      label: 'Price Book',
      to: 'Pricebook2',
      required: true,
      childRelationshipName: 'BuyerGroups',
    }),
  },
  layouts: {
    full: [{ heading: 'Price Book of a Group', items: ['BuyerGroupId', 'Pricebook2Id'] }],
    compact: ['Id', 'BuyerGroupId', 'Pricebook2Id'],
  },
  listViews: {
    AllGroupPriceBooks: {
      label: 'All Price Books of Groups',
      columns: ['BuyerGroup.Name', 'Pricebook2.Name'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { columns: ['Id', 'BuyerGroupId', 'Pricebook2Id'] },
  permissions,
  translations: { de: buyerGroupPriceBookDe },
});
