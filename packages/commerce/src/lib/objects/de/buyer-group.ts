import type { ObjectTranslation } from '@relab/records/objects';

export const buyerGroupDe: ObjectTranslation = {
  label: 'Käufergruppe',
  labelPlural: 'Käufergruppen',
  fields: { Name: 'Name', Description: 'Beschreibung', IsActive: 'Aktiv' },
  layouts: { 'Buyer Group': 'Käufergruppe' },
  listViews: { AllBuyerGroups: 'Alle Käufergruppen' },
  relatedLists: { Members: 'Mitglieder', Pricebooks: 'Preislisten' },
};

export const buyerGroupMemberDe: ObjectTranslation = {
  label: 'Mitglied einer Käufergruppe',
  labelPlural: 'Mitglieder von Käufergruppen',
  fields: { BuyerGroupId: 'Käufergruppe', BuyerId: 'Geschäftspartner' },
  layouts: { Member: 'Mitglied' },
  listViews: { AllMembers: 'Alle Mitglieder' },
};

export const buyerGroupPriceBookDe: ObjectTranslation = {
  label: 'Preisliste einer Käufergruppe',
  labelPlural: 'Preislisten von Käufergruppen',
  fields: { BuyerGroupId: 'Käufergruppe', Pricebook2Id: 'Preisliste' },
  layouts: { 'Price Book of a Group': 'Preisliste einer Gruppe' },
  listViews: { AllGroupPriceBooks: 'Alle Preislisten von Gruppen' },
};
