import type { ObjectTranslation } from '@relab/records/objects';

export const entitlementPolicyDe: ObjectTranslation = {
  label: 'Bezugsrichtlinie',
  labelPlural: 'Bezugsrichtlinien',
  fields: {
    Name: 'Name',
    Description: 'Beschreibung',
    IsActive: { label: 'Aktiv', help: 'Produkte in keiner aktiven Richtlinie sind für alle da.' },
    CanViewProduct: { label: 'Produkte sehen', help: 'Was nicht zu sehen ist, gibt es gar nicht.' },
    CanViewPrice: {
      label: 'Preise sehen',
      help: 'Was keinen Preis zeigt, wird nicht verkauft, sondern angefragt.',
    },
  },
  layouts: { 'Entitlement Policy': 'Bezugsrichtlinie' },
  listViews: { AllPolicies: 'Alle Richtlinien' },
  relatedLists: {
    CommerceEntitlementProducts: 'Produkte',
    CommerceEntitlementBuyerGroups: 'Käufergruppen',
  },
  validationRules: { PriceOfWhatIsSeen: 'Preise sind nur zusammen mit ihren Produkten zu sehen.' },
};

export const entitlementProductDe: ObjectTranslation = {
  label: 'Produkt einer Bezugsrichtlinie',
  labelPlural: 'Produkte von Bezugsrichtlinien',
  fields: { Name: 'Name', PolicyId: 'Richtlinie', ProductId: 'Produkt' },
  layouts: { 'Product of a Policy': 'Produkt einer Richtlinie' },
  listViews: { AllPolicyProducts: 'Alle Produkte von Richtlinien' },
};

export const entitlementBuyerGroupDe: ObjectTranslation = {
  label: 'Käufergruppe einer Bezugsrichtlinie',
  labelPlural: 'Käufergruppen von Bezugsrichtlinien',
  fields: { Name: 'Name', PolicyId: 'Richtlinie', BuyerGroupId: 'Käufergruppe' },
  layouts: { 'Buyer Group of a Policy': 'Käufergruppe einer Richtlinie' },
  listViews: { AllPolicyGroups: 'Alle Käufergruppen von Richtlinien' },
};
