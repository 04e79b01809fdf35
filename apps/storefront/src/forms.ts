/**
 * What is posted to each page, by the name of its route: the fields of its form; or of several forms, by intent, those of each.
 * `definePage` holds a page's handlers to it, `PostForm` and `formState` the forms in the markup, wherever on the site they
 * stand. The compiler alone reads it. Every form may hold a `FormKey` and a honeypot besides.
 */
export interface SiteForms {
  readonly accountSwitch: 'accountId' | 'next';
  readonly approvals: {
    readonly approve: 'approvalId';
    readonly reject: 'approvalId' | `note-${string}`;
    readonly withdraw: 'approvalId';
  };
  readonly cart: {
    readonly add: 'productId' | 'quantity';
    readonly update: 'itemId' | 'quantity' | 'next';
    readonly remove: 'itemId' | 'productId' | 'quantity' | 'next';
    readonly coupon: 'couponCode' | 'next';
    readonly 'remove-coupon': 'couponId' | 'next';
    readonly clear: never;
    readonly reserve: 'next';
    readonly dismiss: 'next';
    readonly send: never;
    readonly leave: never;
  };
  /** Each step has fields of its own, addresses among them. */
  readonly checkout: string;
  readonly compare: {
    readonly add: 'productId' | 'next';
    readonly remove: 'productId' | 'next';
    readonly clear: 'next';
  };
  /** Three kinds of inquiry: see `contactRules`. */
  readonly contact: string;
  readonly deliveries: {
    readonly arrange: `count-${string}-${string}`;
    /** And the members of its address. */
    readonly save: string;
    readonly remove: 'groupId';
  };
  readonly forgotPassword: 'email';
  /** Its fields are an author's. */
  readonly form: string;
  readonly login: 'email' | 'password' | 'next';
  readonly market: 'market' | 'next';
  readonly order: {
    readonly pay: never;
    readonly confirm: never;
    readonly giveUp: never;
    readonly again: never;
    readonly cancel: 'reason';
    readonly return: 'reason' | 'description' | `quantity-${string}`;
  };
  readonly pay: string;
  /** A request or an offer: see `quoteRules`. */
  readonly quote: string;
  readonly quoteDetail: { readonly accept: never; readonly withdraw: never };
  readonly register: 'firstName' | 'lastName' | 'companyName' | 'email' | 'password';
  readonly resetPassword: 'newPassword';
  readonly savedSearches: {
    readonly save: 'address' | 'name' | 'currency';
    readonly open: 'searchId' | 'address';
    readonly change: 'searchId' | `name-${string}` | `frequency-${string}`;
    readonly delete: 'searchId';
  };
  /** A lead and its pictures: see `rules` of its handler. */
  readonly sell: string;
  readonly unsubscribe: 'List-Unsubscribe';
  readonly ownData: {
    readonly confirm: 'password';
    readonly erase: never;
    readonly cancel: never;
  };
  readonly verifyEmail: { readonly send: never };
  readonly watchlist: {
    readonly add: 'productId' | 'price' | 'currency' | 'next';
    readonly remove: 'productId' | 'watchId' | 'price' | 'currency' | 'next';
    readonly notices: 'watchId' | 'next';
  };
}
