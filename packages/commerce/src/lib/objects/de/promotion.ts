import type { ObjectTranslation } from '@relab/records/objects';

export const promotionDe: ObjectTranslation = {
  label: 'Rabattaktion',
  labelPlural: 'Rabattaktionen',
  fields: {
    Name: 'Name',
    DisplayName: 'Anzeigename',
    Kind: { label: 'Art', values: { PercentOff: 'Prozentualer Rabatt', AmountOff: 'Fester Betrag' } },
    PercentOff: 'Rabatt in Prozent',
    AmountOff: 'Rabattbetrag',
    ProductCategoryId: 'Nur in der Kategorie',
    StartDate: 'Beginn',
    EndDate: 'Ende',
    OncePerBuyer: 'Einmal je Käufer',
    IsActive: 'Aktiv',
    TermsAndConditions: 'Bedingungen',
    CouponCount: 'Gutscheincodes',
  },
  layouts: { Promotion: 'Rabattaktion', Terms: 'Bedingungen' },
  listViews: { AllPromotions: 'Alle Rabattaktionen', ActivePromotions: 'Aktive Rabattaktionen' },
  relatedLists: { Coupons: 'Gutscheincodes' },
  actions: { NewCode: 'Gutscheincode anlegen', End: 'Beenden' },
  validationRules: {
    TakesOffWhatItSays: 'Geben Sie an, wie hoch der Rabatt ist.',
    PercentOfAll: 'Ein Prozentsatz liegt über 0 und beträgt höchstens 100.',
    TakesOffSomething: 'Ein Betrag ist größer als null.',
    EndsAfterItStarts: 'Das Ende liegt nach dem Beginn.',
  },
};

export const couponDe: ObjectTranslation = {
  label: 'Gutschein',
  labelPlural: 'Gutscheine',
  fields: { CouponCode: 'Gutscheincode', PromotionId: 'Rabattaktion', IsActive: 'Aktiv' },
  layouts: { Coupon: 'Gutschein' },
  listViews: { AllCoupons: 'Alle Gutscheine' },
  validationRules: { InCapitals: 'Ein Code besteht aus Großbuchstaben, ohne Leerzeichen.' },
};
