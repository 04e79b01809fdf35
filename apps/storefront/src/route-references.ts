import {
  type Params,
  type ReferencedRoute,
  type Route,
  referenceToHref,
  routeDefiner,
} from '@relab/pages/routes';
import type { PageReference } from '@relab/toolkit/link';
import { hrefOf } from './href.ts';
import { type RouteName, routes } from './routes.ts';

const referenced = routeDefiner<PageReference>();

/** A page that is identified by its name. */
const named = <Pattern extends string>(
  { pattern, page }: Route<Pattern>,
  name: string,
): ReferencedRoute<PageReference, Pattern> =>
  referenced<Pattern>(pattern, page, {
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

const recordPage = <Pattern extends `${string}/:urlName/:recordId`>(
  { pattern, page }: Route<Pattern>,
  objectApiName: string,
) =>
  referenced<`${string}/:urlName/:recordId`>(pattern, page, {
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

/**
 * The routes with the page references that mean them: what content links by. Only pages that show content need it, and they bring
 * it along.
 */
export const referencedRoutes: Readonly<Record<RouteName, ReferencedRoute<PageReference>>> = {
  home: named(routes.home, 'Home'),
  category: recordPage(routes.category, 'ProductCategory'),
  product: recordPage(routes.product, 'Product2'),
  search: referenced(routes.search.pattern, routes.search.page, {
    toReference: ({ term }) => ({ type: 'standard__search', state: { term } }),
    toParams: (reference) =>
      reference.type === 'standard__search' ? { term: reference.state?.term ?? '' } : undefined,
  }),
  compare: named(routes.compare, 'Compare'),
  cart: named(routes.cart, 'Current_Cart'),
  checkout: named(routes.checkout, 'Current_Checkout'),
  deliveries: named(routes.deliveries, 'Deliveries'),
  confirmation: named(routes.confirmation, 'Order'),
  pay: named(routes.pay, 'Pay_Now'),
  orders: referenced(routes.orders.pattern, routes.orders.page, {
    toReference: () => ({
      type: 'standard__objectPage',
      attributes: { objectApiName: 'OrderSummary', actionName: 'list' },
    }),
    toParams: (reference) =>
      reference.type === 'standard__objectPage' && reference.attributes.objectApiName === 'OrderSummary'
        ? {}
        : undefined,
  }),
  order: referenced(routes.order.pattern, routes.order.page, {
    toReference: ({ orderSummaryId }) => ({
      type: 'standard__recordPage',
      attributes: { objectApiName: 'OrderSummary', recordId: orderSummaryId, actionName: 'view' },
    }),
    toParams: (reference) => {
      const recordId = recordOf(reference, 'OrderSummary')?.recordId;
      return recordId ? { orderSummaryId: recordId } : undefined;
    },
  }),
  quote: named(routes.quote, 'Quote_Request'),
  quotes: named(routes.quotes, 'Quote_List'),
  quoteDetail: named(routes.quoteDetail, 'Quote_Detail'),
  approvals: named(routes.approvals, 'Approvals'),
  watchlist: named(routes.watchlist, 'Watching'),
  savedSearches: named(routes.savedSearches, 'Saved_Searches'),
  unsubscribe: named(routes.unsubscribe, 'Unsubscribe'),
  accountSwitch: named(routes.accountSwitch, 'Buying_For'),
  market: named(routes.market, 'Market'),
  login: named(routes.login, 'Login'),
  register: named(routes.register, 'Register'),
  forgotPassword: named(routes.forgotPassword, 'Forgot_Password'),
  resetPassword: named(routes.resetPassword, 'Reset_Password'),
  ownData: named(routes.ownData, 'Own_Data'),
  verifyEmail: named(routes.verifyEmail, 'Verify_Email'),
  content: referenced(routes.content.pattern, routes.content.page, {
    toReference: ({ contentKey }) => ({
      type: 'standard__managedContentPage',
      attributes: { contentTypeName: 'news', contentKey },
    }),
    toParams: (reference) =>
      reference.type === 'standard__managedContentPage' && reference.attributes.contentKey !== ''
        ? { contentKey: reference.attributes.contentKey }
        : undefined,
  }),
  form: named(routes.form, 'Form'),
  guides: named(routes.guides, 'Guides'),
  sell: named(routes.sell, 'Sell'),
  contact: named(routes.contact, 'Contact_Support'),
  privacy: named(routes.privacy, 'Privacy'),
};

/** The address that a page reference means on this site. */
export const referenceHref = (reference: PageReference): string | undefined =>
  referenceToHref<PageReference>(referencedRoutes, reference, hrefOf);
