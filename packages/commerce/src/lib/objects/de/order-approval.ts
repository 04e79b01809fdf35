import type { ObjectTranslation } from '@relab/records/objects';

export const orderApprovalDe: ObjectTranslation = {
  label: 'Bestellfreigabe',
  labelPlural: 'Bestellfreigaben',
  fields: {
    AccountId: 'Geschäftspartner',
    CartId: 'Warenkorb',
    CheckoutId: 'Bestellvorgang',
    RequestedById: 'Angefragt von',
    Amount: 'Betrag',
    CurrencyIsoCode: 'Währung',
    State: {
      label: 'Stand',
      values: {
        Pending: 'Ausstehend',
        Approved: 'Freigegeben',
        Rejected: 'Abgelehnt',
        Withdrawn: 'Zurückgezogen',
      },
    },
    Note: 'Anmerkung',
    DecidedById: 'Entschieden von',
    DecidedDate: 'Entschieden am',
    OrderSummaryId: 'Auftrag',
  },
  layouts: { Approval: 'Freigabe', Decision: 'Entscheidung' },
  listViews: { AllApprovals: 'Alle Freigaben', PendingApprovals: 'Warten auf Freigabe' },
};
