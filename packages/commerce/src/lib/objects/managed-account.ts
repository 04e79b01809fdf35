import { defineObject, fullAccess, reference } from '@relab/records/objects';
import { managedAccountDe } from './de/managed-account.ts';

/** Says that the people of one account may act for another one. The reference names both fields so. */
export const ExternalManagedAccount = defineObject({
  apiName: 'ExternalManagedAccount',
  label: 'Managed Account',
  labelPlural: 'Managed Accounts',
  keyPrefix: '0XF',
  nameField: 'Id',
  color: '#5867E8',
  fields: {
    AccountId: reference({
      label: 'Managing Account',
      to: 'Account',
      required: true,
      childRelationshipName: 'ManagedAccounts',
    }),
    TargetAccountId: reference({
      label: 'Managed Account',
      to: 'Account',
      required: true,
      relationshipName: 'TargetAccount',
      childRelationshipName: 'ManagingAccounts',
    }),
  },
  layouts: {
    full: [{ heading: 'Managed Account', items: ['AccountId', 'TargetAccountId', 'CreatedDate'] }],
    compact: ['Id', 'AccountId', 'TargetAccountId'],
  },
  listViews: {
    AllManagedAccounts: {
      label: 'All Managed Accounts',
      columns: ['Account.Name', 'TargetAccount.Name', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { columns: ['Id', 'AccountId', 'TargetAccountId'] },
  permissions: { clerk: fullAccess },
  translations: { de: managedAccountDe },
});
