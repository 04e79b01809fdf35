import type { ObjectTranslation } from '@relab/records/objects';

export const priceBookDe: ObjectTranslation = {
  label: 'Preisliste',
  labelPlural: 'Preislisten',
  fields: {
    Name: 'Name der Preisliste',
    Description: 'Beschreibung',
    IsActive: 'Aktiv',
    IsStandard: 'Standard',
  },
  layouts: { 'Price Book': 'Preisliste' },
  listViews: { AllPriceBooks: 'Alle Preislisten' },
  relatedLists: { PricebookEntries: 'Preise', BuyerGroups: 'Käufergruppen' },
};
