import type { InvoiceContent } from '@relab/commerce/testing';
import {
  approvalDecision,
  approvalRequest,
  cancellationDecision,
  confirmationRequest,
  creditOf,
  emailSettings,
  orderConfirmation,
  renderInvoice,
  shipmentNotice,
} from '@relab/commerce/testing';
import type { OrderApproval, OrderSummary, ProductSearchResult } from '@relab/contract/commerce';
import { createNoticeKeys, type EmailTemplate, emailText } from '@relab/server/mail';
import { renderDocument } from '@relab/server/media';
import { resetMail, verificationMail, wordsOf } from '@relab/server/testing';
import { localizedDocument } from '../apps/marketplace/src/documents/localized-document.ts';
import type { Unit } from '../apps/marketplace/src/documents/unit.ts';
import type { DueSearch } from '../apps/marketplace/src/notices/due-searches.ts';
import { noticeLanguage } from '../apps/marketplace/src/notices/notice-language.ts';
import { searchEmail } from '../apps/marketplace/src/notices/search-email-template.ts';
import { watchEmail } from '../apps/marketplace/src/notices/watch-email-template.ts';
import type { WatchNews } from '../apps/marketplace/src/notices/watch-news.ts';
import {
  quoteDeclined,
  quoteEnding,
  quotePriced,
} from '../apps/marketplace/src/quotes/quote-email-templates.ts';
import type { Quote } from '../apps/marketplace/src/quotes/read-quote.ts';
import {
  listedEmail,
  receivedEmail,
  rejectedEmail,
} from '../apps/marketplace/src/selling/seller-email-templates.ts';
import { shop } from '../apps/marketplace/src/shop/shop.ts';

const baseUrl = 'https://relab.example';
const link = `${baseUrl}/de/x`;
const language = 'de';
/** An instrument of the catalogue, as its seller called it. */
const name = 'Eppendorf 5810 R refrigerated benchtop centrifuge';

const address = {
  name: 'R. Müller',
  companyName: 'Institut',
  street: 'Weg 2',
  city: 'Jena',
  postalCode: '07743',
  region: null,
  country: 'DE',
};
const deliveryMethod = { name: 'Parcel', description: null };
const group = {
  deliveryGroupId: 'g',
  deliveryAddress: address,
  deliveryMethod,
} as unknown as OrderSummary['deliveryGroups'][number];
const item: OrderSummary['items'][number] = {
  orderItemSummaryId: 'i',
  deliveryGroupId: 'g',
  productId: 'p',
  name,
  sku: 'RL-000001',
  urlName: null,
  quantity: '1250.0',
  unitPrice: '1234.50',
  totalPrice: '1543125.00',
  thumbnailImage: null,
};
const order = {
  orderNumber: 'RL-2026-000007',
  orderedDate: '2026-06-01T12:00:00Z',
  status: 'Canceled',
  totalAmount: '1543.20',
  currencyIsoCode: 'EUR',
  confirmableUntil: '2026-06-02T12:00:00Z',
  deliveryAddress: address,
  billingAddress: address,
  deliveryMethod,
  deliveryGroups: [group],
  items: [item],
  taxNotes: [],
  payment: { paymentMethod: 'Card', purchaseOrderNumber: null, paidDate: null },
  cancellation: null,
  totals: {
    products: '1543125.00',
    discount: '-1000.50',
    shipping: '1031.50',
    taxRate: '19.50',
    tax: '2931.80',
    total: '1543.20',
  },
} as unknown as OrderSummary;
const settings = emailSettings({ shop, baseUrl }, language);
const placed = (part: object = {}) => settings.translated({ ...order, ...part } as OrderSummary);

const shipment = {
  orderNumber: 'RL-2026-000007',
  shipmentNumber: 'S-1',
  status: 'Planned',
  carrier: 'DHL',
  trackingNumber: '1Z',
  trackingUrl: 'https://dhl.example/1Z',
  shipDate: '2026-06-02',
  expectedDeliveryDate: '2026-06-04',
  packages: 2,
};
const approval: OrderApproval = {
  approvalId: 'a',
  state: 'Approved',
  accountId: 'b',
  accountName: 'Institut',
  amount: '12345.60',
  currencyIsoCode: 'EUR',
  requestedBy: { userId: 'u', name: 'R. Müller' },
  requestedDate: '2026-06-01T12:00:00Z',
  decidedBy: null,
  decidedDate: null,
  note: 'Zu teuer.',
  cartId: 'c',
  orderSummaryId: null,
  awaitsPayment: false,
  items: Array.from({ length: 32 }, () => ({
    productId: 'p',
    name,
    urlName: null,
    quantity: '1250.0',
    price: '1234.50',
  })),
};
const quote: Quote = {
  id: 'q',
  reference: 'Q-00001',
  status: 'Quoted',
  listing: name,
  quantity: 1250,
  currency: 'EUR',
  unitPrice: '1234.50',
  deliveryPrice: '1031.50',
  validUntil: '2026-06-30',
  declineReason: null,
  stamp: '',
  email: 'r@institut.example',
  language,
};
const mails = { shop, baseUrl };
const offered = { email: 'r@institut.example', name: 'R. Müller', unit: 'Eppendorf 5810 R', language };
const notice = noticeLanguage(
  {
    ask: () => Promise.reject(new Error('Nothing is asked.')),
    shop,
    baseUrl,
    keys: createNoticeKeys('a secret that only tests have, and long enough'),
  },
  language,
);
const about = { listing: '01t000000000001AAA', name, urlName: 'x', currency: 'EUR' };
const news: readonly WatchNews[] = [
  { ...about, kind: 'fell', before: '2345.60', price: '1234.50' },
  { ...about, kind: 'back', price: '1234.50' },
  { ...about, kind: 'back', price: null },
  { ...about, kind: 'sold' },
  { ...about, kind: 'gone' },
];
const search: DueSearch = {
  id: 's',
  ownerId: 'u',
  name: 'Zentrifugen',
  address: '/global-search/x?q=1',
  currency: 'EUR',
  savedDate: new Date(0),
  lookedDate: new Date(0),
  language,
};
const found = (count: number, unitPrice: string | null): readonly ProductSearchResult[] =>
  Array.from(
    { length: count },
    () =>
      ({
        id: '01t000000000001AAA',
        name,
        urlName: 'x',
        fields: { Condition__c: { value: 'UsedTestedWorking' }, Year__c: { value: '2018' } },
        prices: { unitPrice },
      }) as unknown as ProductSearchResult,
  );

const letters: Readonly<Record<string, EmailTemplate>> = {
  confirmation: orderConfirmation(placed(), link, settings),
  'confirmation, split, on account': orderConfirmation(
    placed({
      deliveryGroups: [group, { ...group, deliveryGroupId: 'h' }],
      payment: { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: '7' },
    }),
    link,
    settings,
  ),
  'confirmation, invoice': orderConfirmation(
    placed({ payment: { paymentMethod: 'Invoice', purchaseOrderNumber: null } }),
    link,
    settings,
  ),
  'confirmation requested': confirmationRequest(placed(), link, settings),
  canceled: cancellationDecision(placed({ confirmableUntil: null }), 'Canceled', link, settings),
  'canceled, not confirmed': cancellationDecision(placed(), 'Canceled', link, settings),
  'canceled, paid': cancellationDecision(
    placed({ confirmableUntil: null, payment: { paidDate: '2026-06-01' } }),
    'Canceled',
    link,
    settings,
  ),
  'canceled, invoiced': cancellationDecision(
    placed({ confirmableUntil: null, creditNote: { creditNoteNumber: 'CN-1' } }),
    'Canceled',
    link,
    settings,
  ),
  'not canceled': cancellationDecision(
    placed({ status: 'Shipped', cancellation: { state: 'Declined', note: 'Schon verpackt.' } }),
    'Declined',
    link,
    settings,
  ),
  ...Object.fromEntries(
    ['Planned', 'Picked Up', 'In Transit', 'Delivered', 'Exception', 'Of a later version'].map((status) => [
      `shipment, ${status}`,
      shipmentNotice({ ...shipment, status }, link, settings),
    ]),
  ),
  'approval requested': approvalRequest(approval, link, settings),
  'approval, reminder': approvalRequest(approval, link, settings, true),
  approved: approvalDecision(approval, { link, orderNumber: 'RL-1' }, settings),
  'approved, to be paid': approvalDecision(
    { ...approval, awaitsPayment: true },
    { link, orderNumber: null },
    settings,
  ),
  rejected: approvalDecision({ ...approval, state: 'Rejected' }, { link, orderNumber: null }, settings),
  quote: quotePriced(quote, mails),
  'quote ending': quoteEnding(quote, mails),
  'quote declined': quoteDeclined({ ...quote, status: 'Declined' }, mails),
  'offer received': receivedEmail(offered, 0, shop),
  'offer received with pictures': receivedEmail(offered, 3, shop),
  'offer listed': listedEmail(offered, '/product/x/y', { site: shop, baseUrl }),
  'offer rejected': rejectedEmail(offered, 'Zu alt.', shop),
  watching: watchEmail([...news, ...news, ...news, ...news, ...news], 'u', notice),
  ...Object.fromEntries(news.map((one, at) => [`watching ${at}`, watchEmail([one], 'u', notice)])),
  search: searchEmail(search, found(1, null), 'EUR', notice),
  'search with many results': searchEmail(search, found(1250, '1234.50'), 'EUR', notice),
};

const linkAddress = /https?:\S+/g;

/** Every mail of the marketplace, written in German, without the addresses of its links. */
export const germanMails = (): Readonly<Record<string, string>> => {
  const settingsOfIdentity = { baseUrl, language };
  const written = {
    ...Object.fromEntries(
      Object.entries(letters).map(([key, emailTemplate]) => [key, emailText(emailTemplate)]),
    ),
    ...Object.fromEntries(
      [resetMail, verificationMail].map((write) => {
        const { subject, text } = write('r@institut.example', 'key', settingsOfIdentity);
        return [write.name, `${subject}\n\n${text}`];
      }),
    ),
  };
  return Object.fromEntries(
    Object.entries(written).map(([key, text]) => [key, text.replaceAll(linkAddress, '')]),
  );
};

const invoice: InvoiceContent = {
  language,
  invoiceNumber: 'INV-2026-0042',
  issued: '2026-06-01T12:00:00Z',
  orderNumber: 'RL-2026-000007',
  ordered: '2026-05-20T12:00:00Z',
  purchaseOrderNumber: '7',
  seller: {
    name: 'Relab GmbH',
    address: ['Weg 2', '07743 Jena', 'Deutschland'],
    vatNumber: 'DE000000000',
    email: 'r@relab.example',
    register: 'Amtsgericht Jena, HRB 0',
    bank: { name: 'Bank', iban: 'DE00 0000', bic: 'XXXXDEXX' },
    payableInDays: 14,
    invoicePrefix: 'INV',
  },
  buyer: { lines: ['R. Müller', '07743 Jena', 'Deutschland'], vatNumber: null },
  deliveredTo: [['R. Müller', '07743 Jena', 'Deutschland']],
  currency: 'EUR',
  locale: 'de_DE',
  lines: [
    {
      position: 1,
      name: 'Eppendorf 5810 R gekühlte Tischzentrifuge',
      sku: 'RL-000001',
      quantity: 1250,
      unitPrice: '1234.50',
      discount: '-1000.50',
      amount: '1543125.00',
      taxRate: '19.5',
    },
  ],
  net: '1543125.00',
  taxes: [{ rate: '19.5', net: '1543125.00', tax: '2931.80' }],
  tax: '2931.80',
  total: '1546056.80',
  notes: [],
  paid: null,
};
const unit: Unit = {
  sku: 'RL-000001',
  name,
  year: null,
  condition: 'UsedTestedWorking',
  conditionNote: '',
  facts: [{ name: 'Max. RCF', value: '24,400', unit: '× g', key: true }],
  included: [],
  missing: [],
  tests: [],
  testedBy: '',
  seller: 'Zweite Zentrifuge GmbH',
  place: 'Göttingen, DE',
  listed: '2026-09-01',
};

/** The words of every PDF of the marketplace, written in German. */
export async function germanDocuments(): Promise<Readonly<Record<string, string>>> {
  const issued = { year: 2026, number: 3, issued_at: new Date('2026-07-01T12:00:00Z') };
  const paid = { ...invoice, paid: '2026-06-01T12:00:00Z' };
  const papers = [
    ['condition-report', 'Condition report'],
    ['test-protocol', 'Service and test protocol'],
    ['decontamination', 'Decontamination declaration'],
  ] as const;
  return {
    invoice: wordsOf(await renderInvoice(invoice)),
    'paid invoice': wordsOf(await renderInvoice(paid)),
    'credit note': wordsOf(await renderInvoice(creditOf(invoice, issued))),
    'credit note of what was paid': wordsOf(await renderInvoice(creditOf(paid, issued))),
    ...Object.fromEntries(
      await Promise.all(
        papers.map(async ([kind, title]) => [
          kind,
          wordsOf(await renderDocument(localizedDocument(unit, kind, title, language))),
        ]),
      ),
    ),
  };
}
