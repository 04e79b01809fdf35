import type { ObjectTranslation } from '@relab/records/objects';

export const managedAccountDe: ObjectTranslation = {
  label: 'Verwalteter Geschäftspartner',
  labelPlural: 'Verwaltete Geschäftspartner',
  fields: {
    AccountId: 'Verwaltender Geschäftspartner',
    TargetAccountId: 'Verwalteter Geschäftspartner',
  },
  layouts: { 'Managed Account': 'Verwalteter Geschäftspartner' },
  listViews: { AllManagedAccounts: 'Alle verwalteten Geschäftspartner' },
};
