import type { WithForms } from '@relab/pages';
import { type Params, type ReferencedRoute, routeDefiner } from '@relab/pages/routes';
import type { PageReference } from '@relab/toolkit/link';
import type { SiteForms } from './forms.ts';

const route = routeDefiner<PageReference>();

/** A page that is only known by its name. */
const namedRoute = <const Pattern extends string>(
  pattern: Pattern,
  page: string,
  name: string,
): ReferencedRoute<PageReference, Pattern> =>
  route<Pattern>(pattern, page, {
    toReference: (params) => ({
      type: 'comm__namedPage',
      attributes: { name },
      ...(Object.keys(params).length > 0 ? { state: params } : {}),
    }),
    toParams: (reference) =>
      reference.type === 'comm__namedPage' && reference.attributes.name === name
        ? ((reference.state ?? {}) as Params<Pattern>)
        : undefined,
  });

const recordOf = (reference: PageReference, objectApiName: string) =>
  reference.type === 'standard__recordPage' && reference.attributes.objectApiName === objectApiName
    ? reference.attributes
    : undefined;

const recordRoute = <const Pattern extends `${string}/:urlName/:recordId`>(
  pattern: Pattern,
  page: string,
  objectApiName: string,
) =>
  route<`${string}/:urlName/:recordId`>(pattern, page, {
    toReference: ({ recordId, urlName }) => ({
      type: 'standard__recordPage',
      attributes: { objectApiName, recordId, urlName, actionName: 'view' },
    }),
    toParams: (reference) => {
      const attributes = recordOf(reference, objectApiName);
      return attributes?.recordId
        ? { recordId: attributes.recordId, urlName: attributes.urlName ?? attributes.recordId }
        : undefined;
    },
  });

const table = {
  home: namedRoute('/', 'home', 'Home'),
  category: recordRoute('/category/:urlName/:recordId', 'category', 'ProductCategory'),
  product: recordRoute('/product/:urlName/:recordId', 'product', 'Product2'),
  search: route('/global-search/:term?', 'search', {
    toReference: ({ term }) => ({ type: 'standard__search', state: { term } }),
    toParams: (reference) =>
      reference.type === 'standard__search' ? { term: reference.state?.term ?? '' } : undefined,
  }),
  compare: namedRoute('/compare', 'compare', 'Compare'),
  cart: namedRoute('/cart', 'cart', 'Current_Cart'),
  checkout: namedRoute('/checkout/:step?', 'checkout', 'Current_Checkout'),
  deliveries: namedRoute('/deliveries', 'deliveries', 'Deliveries'),
  confirmation: namedRoute('/order-confirmation/:orderSummaryId', 'confirmation', 'Order'),
  pay: namedRoute('/pay/:payToken', 'pay', 'Pay_Now'),
  orders: route('/orders', 'orders', {
    toReference: () => ({
      type: 'standard__objectPage',
      attributes: { objectApiName: 'OrderSummary', actionName: 'list' },
    }),
    toParams: (reference) =>
      reference.type === 'standard__objectPage' && reference.attributes.objectApiName === 'OrderSummary'
        ? {}
        : undefined,
  }),
  order: route('/orders/:orderSummaryId', 'order', {
    toReference: ({ orderSummaryId }) => ({
      type: 'standard__recordPage',
      attributes: { objectApiName: 'OrderSummary', recordId: orderSummaryId, actionName: 'view' },
    }),
    toParams: (reference) => {
      const recordId = recordOf(reference, 'OrderSummary')?.recordId;
      return recordId ? { orderSummaryId: recordId } : undefined;
    },
  }),
  quote: namedRoute('/quote/:recordId', 'quote', 'Quote_Request'),
  quotes: namedRoute('/quotes', 'quotes', 'Quote_List'),
  quoteDetail: namedRoute('/quotes/:quoteId', 'quote-detail', 'Quote_Detail'),
  approvals: namedRoute('/approvals', 'approvals', 'Approvals'),
  watchlist: namedRoute('/watching', 'watchlist', 'Watching'),
  savedSearches: namedRoute('/saved-searches', 'saved-searches', 'Saved_Searches'),
  unsubscribe: namedRoute('/unsubscribe/:noticeKey', 'unsubscribe', 'Unsubscribe'),
  accountSwitch: namedRoute('/buying-for', 'account-switch', 'Buying_For'),
  market: namedRoute('/market', 'market', 'Market'),
  login: namedRoute('/login', 'login', 'Login'),
  register: namedRoute('/register', 'register', 'Register'),
  forgotPassword: namedRoute('/forgot-password', 'forgot-password', 'Forgot_Password'),
  resetPassword: namedRoute('/reset-password', 'reset-password', 'Reset_Password'),
  verifyEmail: namedRoute('/verify-email', 'verify-email', 'Verify_Email'),
  content: route('/content/:contentKey', 'content', {
    toReference: ({ contentKey }) => ({
      type: 'standard__managedContentPage',
      attributes: { contentTypeName: 'news', contentKey },
    }),
    toParams: (reference) =>
      reference.type === 'standard__managedContentPage' && reference.attributes.contentKey !== ''
        ? { contentKey: reference.attributes.contentKey }
        : undefined,
  }),
  form: namedRoute('/forms/:contentKey', 'form', 'Form'),
  guides: namedRoute('/guides', 'guides', 'Guides'),
  sell: namedRoute('/sell', 'sell', 'Sell'),
  contact: namedRoute('/contact', 'contact', 'Contact_Support'),
  privacy: namedRoute('/privacy', 'privacy', 'Privacy'),
} as const;

/** Every page of the site: what the server, the browser, links and the sitemap go by. */
export const routes: WithForms<typeof table, SiteForms> = table;

export type RouteName = keyof typeof routes;
