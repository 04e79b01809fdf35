import { commercePeriods } from '@relab/commerce/retention';
import type { RetentionDeclaration, Texts } from './retention-line.ts';

const untouched: Texts = { en: 'after the last change', de: 'nach der letzten Änderung' };
const expired: Texts = { en: 'after it has expired', de: 'nach dem Ablauf' };
const received: Texts = { en: 'after it was received', de: 'nach dem Eingang' };

/** What buying leaves behind. */
export const shopLines: readonly RetentionDeclaration[] = [
  {
    id: 'guest-carts',
    what: { en: 'Carts of guests', de: 'Warenkörbe von Gästen' },
    reason: { en: 'so that a guest who comes back goes on', de: 'damit ein Gast später weitermachen kann' },
    places: ['web_cart', 'cart_item', 'cart_checkout', 'cart_coupon', 'cart_delivery_group'],
    until: {
      ...commercePeriods['guest-carts'],
      since: untouched,
      setting: { name: 'RELAB_GUEST_CART_DAYS', min: 1, max: 3_650 },
    },
  },
  {
    id: 'user-carts',
    what: { en: 'Carts of signed-in users', de: 'Warenkörbe von Angemeldeten' },
    reason: { en: 'procurement takes months', de: 'Beschaffungen dauern Monate' },
    places: ['web_cart', 'cart_item', 'cart_checkout', 'cart_coupon', 'cart_delivery_group'],
    until: {
      ...commercePeriods['user-carts'],
      since: untouched,
      setting: { name: 'RELAB_USER_CART_DAYS', min: 0, max: 3_650 },
    },
  },
  {
    id: 'cart-copies',
    what: { en: 'Copies of carts for purchasing', de: 'Warenkorbkopien für den Einkauf' },
    reason: {
      en: 'so that their link says what became of them',
      de: 'damit ihr Link sagt, was daraus wurde',
    },
    places: ['web_cart', 'cart_item', 'cart_checkout', 'pay_link'],
    until: { ...commercePeriods['cart-copies'], since: expired },
  },
  {
    id: 'ordered-carts',
    what: { en: 'Carts that became orders', de: 'Bestellte Warenkörbe' },
    reason: {
      en: 'so that a canceled order gives its cart back',
      de: 'damit ein stornierter Auftrag seinen Warenkorb zurückgibt',
    },
    places: ['web_cart', 'cart_item', 'cart_checkout', 'cart_coupon', 'cart_delivery_group'],
    until: {
      ...commercePeriods['ordered-carts'],
      since: { en: 'after the order', de: 'nach der Bestellung' },
      setting: { name: 'RELAB_ORDERED_CART_DAYS', min: 30, max: 3_650 },
    },
  },
  {
    id: 'reservations',
    what: { en: 'Reservations that have ended', de: 'Abgelaufene Reservierungen' },
    reason: { en: 'to count what is reserved', de: 'zum Zählen von Reservierungen' },
    places: ['inventory_item_reservation'],
    until: { ...commercePeriods.reservations, since: expired },
  },
  {
    id: 'hold-periods',
    what: { en: 'When a cart began to reserve a unit', de: 'Beginn einer Reservierung' },
    reason: { en: 'against units that are reserved for ever', de: 'gegen dauerhaft reservierte Geräte' },
    places: ['reservation_span'],
    until: { ...commercePeriods['hold-periods'], since: { en: 'after it began', de: 'nach dem Beginn' } },
  },
  {
    id: 'network-reservations',
    what: { en: 'Hours that networks have reserved units', de: 'Reservierte Stunden je Netz' },
    reason: { en: 'against units that are reserved for ever', de: 'gegen dauerhaft reservierte Geräte' },
    places: ['network_reservation'],
    until: {
      en: '1 day after it began, once nothing of it is reserved',
      de: '1 Tag nach dem Beginn, sobald nichts mehr reserviert ist',
    },
  },
  {
    id: 'order-keys',
    what: { en: 'Keys that open orders of guests', de: 'Schlüssel zu Aufträgen von Gästen' },
    reason: { en: 'so that a guest sees the order', de: 'damit Gäste ihren Auftrag sehen' },
    places: ['order_access'],
    until: { en: 'when they expire', de: 'mit ihrem Ablauf' },
  },
  {
    id: 'unconfirmed-orders',
    what: { en: 'Sums of orders of unconfirmed buyers', de: 'Summen unbestätigter Käufer' },
    reason: { en: 'for limits against fraud', de: 'für Grenzen gegen Betrug' },
    places: ['unconfirmed_order'],
    until: {
      ...commercePeriods['unconfirmed-orders'],
      since: { en: 'after the order', de: 'nach der Bestellung' },
    },
  },
  {
    id: 'payment-events',
    what: { en: 'Messages of payment services', de: 'Nachrichten von Zahlungsdiensten' },
    reason: { en: 'so that none is handled twice', de: 'damit keine doppelt wirkt' },
    places: ['payment_event'],
    until: { ...commercePeriods['payment-events'], since: received },
  },
  {
    id: 'vat-checks',
    what: { en: 'Checked VAT numbers', de: 'Geprüfte Umsatzsteuer-IDs' },
    reason: { en: 'so that the service is asked once', de: 'damit der Dienst einmal gefragt wird' },
    places: ['vat_number_check'],
    until: { ...commercePeriods['vat-checks'], since: { en: 'after the check', de: 'nach der Prüfung' } },
  },
  {
    id: 'pending-uploads',
    what: { en: 'Pictures of forms that were not sent', de: 'Bilder nicht gesendeter Formulare' },
    reason: { en: 'so that the form can be sent', de: 'damit das Formular gesendet werden kann' },
    places: ['pending_upload', 'content_document', 'content_version', 'files/'],
    until: {
      en: 'when they expire, a day after the upload',
      de: 'mit ihrem Ablauf, einen Tag nach dem Hochladen',
    },
  },
  {
    id: 'unused-documents',
    what: { en: 'Purchase orders without an order', de: 'Bestellscheine ohne Auftrag' },
    reason: { en: 'so that the checkout can go on', de: 'damit der Kauf weitergehen kann' },
    places: ['cart_checkout', 'content_document', 'content_version', 'files/'],
    until: { length: 30, unit: 'day', since: untouched },
  },
  {
    id: 'form-submissions',
    what: { en: 'Answers to forms', de: 'Formularantworten' },
    reason: { en: 'what the form says', de: 'wie im Formular angegeben' },
    places: ['form_submission'],
    until: { en: 'as many months as the form says', de: 'so viele Monate, wie das Formular sagt' },
  },
  {
    id: 'analytics',
    what: { en: 'What visitors who agreed did on the pages', de: 'Seitenbesuche mit Einwilligung' },
    reason: { en: 'to improve the shop; without names', de: 'zur Verbesserung des Shops; ohne Namen' },
    places: ['analytics_event'],
    until: {
      ...{ length: 13, unit: 'month', since: { en: 'after the visit', de: 'nach dem Besuch' } },
      setting: { name: 'RELAB_ANALYTICS_MONTHS', min: 1, max: 13 },
    },
  },
  {
    id: 'catalogue',
    what: { en: 'The catalogue, prices and stock', de: 'Katalog, Preise und Bestand' },
    reason: { en: 'to sell; listings name their sellers', de: 'zum Verkauf; Inserate nennen Verkäufer' },
    places: [
      ...['product2', 'product_category', 'product_category_product', 'product_media', 'product_change'],
      ...['product_search', 'product_stock', 'search_word', 'pricebook2', 'pricebook_entry', 'currency_rate'],
      ...['buyer_group', 'buyer_group_pricebook', 'coupon', 'promotion', 'manufacturer', 'web_store'],
      ...['commerce_entitlement_buyer_group', 'commerce_entitlement_policy', 'commerce_entitlement_product'],
      ...['listing_check', 'listing_check_run', 'listing_median'],
    ],
    until: { en: 'until somebody deletes it', de: 'bis es jemand löscht' },
  },
];
