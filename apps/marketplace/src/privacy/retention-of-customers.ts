import type { RetentionDeclaration, Texts } from './retention-line.ts';

const whileUsed: Texts = {
  en: 'until somebody deletes it; then 30 days in the recycle bin',
  de: 'bis es jemand löscht; dann 30 Tage im Papierkorb',
};

const afterYear: Texts = {
  en: 'after the end of the year in which its last document was made',
  de: 'nach dem Ende des Jahres, aus dem der letzte Beleg stammt',
};

/** Who the customers are, and what they do. */
export const customerLines: readonly RetentionDeclaration[] = [
  {
    id: 'people',
    what: { en: 'User accounts', de: 'Benutzerkonten' },
    reason: { en: 'to sign in and to order', de: 'für Anmeldung und Bestellungen' },
    places: ['user', 'auth_user', 'auth_credential', 'relab_avatar'],
    until: { en: 'until the account is deleted', de: 'bis das Konto gelöscht wird' },
  },
  {
    id: 'customers',
    what: { en: 'Accounts and contacts', de: 'Accounts und Kontakte' },
    reason: { en: 'to serve customers', de: 'zur Betreuung der Kunden' },
    places: ['account', 'contact', 'buyer_group_member', 'external_managed_account'],
    until: whileUsed,
  },
  {
    id: 'inquiries',
    what: {
      en: 'Inquiries, leads, quote requests and offers',
      de: 'Anfragen, Leads, Preisanfragen und Angebote',
    },
    reason: { en: 'to answer them, and to prove what was agreed', de: 'zur Beantwortung und als Nachweis' },
    places: [
      'case',
      'email_message',
      'lead',
      'quote_request',
      'offer',
      'campaign',
      'campaign_member',
      'task',
      'event',
    ],
    until: whileUsed,
  },
  {
    id: 'personal-lists',
    what: { en: 'Watched listings and saved searches', de: 'Merkzettel und gespeicherte Suchen' },
    reason: { en: 'to notify whoever asked for it', de: 'für gewünschte Benachrichtigungen' },
    places: ['watched_listing', 'saved_search', 'saved_search_told'],
    until: { en: 'until their owner deletes them', de: 'bis ihr Besitzer sie löscht' },
  },
  {
    id: 'orders',
    what: {
      en: 'Orders, shipments, returns and payments',
      de: 'Aufträge, Lieferungen, Rücksendungen und Zahlungen',
    },
    reason: {
      en: 'by law: 6 to 10 years as business letters and records (§ 257 HGB, § 147 AO), from the end of the year',
      de: 'gesetzlich: 6 bis 10 Jahre als Handelsbriefe und Buchungsunterlagen (§ 257 HGB, § 147 AO), ab Jahresende',
    },
    places: [
      ...[
        'order_summary',
        'order_item_summary',
        'order_delivery_group_summary',
        'order_approval',
        'order_payment',
      ],
      ...['shipment', 'shipment_item', 'return_order', 'return_order_line_item', 'promotion_use'],
    ],
    until: {
      ...{ length: 10, unit: 'year', since: afterYear },
      setting: { name: 'RELAB_ORDER_YEARS', min: 0, max: 50 },
    },
  },
  {
    id: 'invoices',
    what: { en: 'Invoices and credit notes', de: 'Rechnungen und Gutschriften' },
    reason: {
      en: 'by law: 8 years (§ 147 AO, § 14b UStG)',
      de: 'gesetzlich: 8 Jahre (§ 147 AO, § 14b UStG)',
    },
    places: ['invoice', 'invoice_number', 'credit_note', 'credit_note_number', 'return_credit_note'],
    until: {
      en: 'with their order; the last number of each year stays',
      de: 'mit ihrem Auftrag; die letzte Nummer jedes Jahres bleibt',
    },
  },
  {
    id: 'files',
    what: { en: 'Files of records', de: 'Dateien von Datensätzen' },
    reason: { en: 'what their record is stored for', de: 'wie ihr Datensatz' },
    places: ['content_document', 'content_document_link', 'content_version', 'files/'],
    until: whileUsed,
  },
];
