import type { ObjectTranslation } from '@relab/records/objects';
import { ownerTexts } from './owner-fields.ts';

export const cartDe: ObjectTranslation = {
  label: 'Warenkorb',
  labelPlural: 'Warenkörbe',
  fields: {
    ...ownerTexts,
    Name: 'Name',
    Status: { label: 'Status', values: { Active: 'Aktiv', Closed: 'Abgeschlossen' } },
    Type: { label: 'Art', values: { Cart: 'Warenkorb', PayNowReadOnly: 'Sofortzahlung, nur lesen' } },
    ValidUntil: 'Gültig bis',
    CurrencyIsoCode: 'Währung',
    IsSecondary: 'Weiterer Warenkorb',
    AsyncOperationStatus: {
      label: 'Große Änderung',
      values: { Processing: 'Läuft', Completed: 'Abgeschlossen', Errored: 'Fehlgeschlagen' },
    },
    ItemCount: 'Positionen',
  },
  layouts: { Cart: 'Warenkorb' },
  listViews: { OpenCarts: 'Offene Warenkörbe' },
  relatedLists: { CartItems: 'Positionen' },
};

export const cartItemDe: ObjectTranslation = {
  label: 'Warenkorbposition',
  labelPlural: 'Warenkorbpositionen',
  fields: {
    CartId: 'Warenkorb',
    Product2Id: 'Produkt',
    CartDeliveryGroupId: 'Lieferung',
    Name: 'Name',
    Quantity: 'Menge',
    SalesPrice: 'Verkaufspreis',
    AgreedPriceId: 'ID des vereinbarten Preises',
  },
  layouts: { Item: 'Position' },
  listViews: { AllCartItems: 'Alle Warenkorbpositionen' },
};

export const cartCouponDe: ObjectTranslation = {
  label: 'Gutschein im Warenkorb',
  labelPlural: 'Gutscheine in Warenkörben',
  fields: { CartId: 'Warenkorb', CouponId: 'Gutschein' },
  layouts: { Coupon: 'Gutschein' },
  listViews: { AllCartCoupons: 'Alle Gutscheine in Warenkörben' },
};
