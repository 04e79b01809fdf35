import type { WithForms } from '@relab/pages';
import { route } from '@relab/pages/routes';
import type { SiteForms } from './forms.ts';

const table = {
  home: route('/', 'home'),
  category: route('/category/:urlName/:recordId', 'category'),
  product: route('/product/:urlName/:recordId', 'product'),
  search: route('/global-search/:term?', 'search'),
  compare: route('/compare', 'compare'),
  cart: route('/cart', 'cart'),
  checkout: route('/checkout/:step?', 'checkout'),
  deliveries: route('/deliveries', 'deliveries'),
  confirmation: route('/order-confirmation/:orderSummaryId', 'confirmation'),
  pay: route('/pay/:payToken', 'pay'),
  orders: route('/orders', 'orders'),
  order: route('/orders/:orderSummaryId', 'order'),
  quote: route('/quote/:recordId', 'quote'),
  quotes: route('/quotes', 'quotes'),
  quoteDetail: route('/quotes/:quoteId', 'quote-detail'),
  approvals: route('/approvals', 'approvals'),
  watchlist: route('/watching', 'watchlist'),
  savedSearches: route('/saved-searches', 'saved-searches'),
  unsubscribe: route('/unsubscribe/:noticeKey', 'unsubscribe'),
  accountSwitch: route('/buying-for', 'account-switch'),
  market: route('/market', 'market'),
  login: route('/login', 'login'),
  register: route('/register', 'register'),
  forgotPassword: route('/forgot-password', 'forgot-password'),
  resetPassword: route('/reset-password', 'reset-password'),
  verifyEmail: route('/verify-email', 'verify-email'),
  ownData: route('/your-data', 'own-data'),
  content: route('/content/:contentKey', 'content'),
  form: route('/forms/:contentKey', 'form'),
  guides: route('/guides', 'guides'),
  sell: route('/sell', 'sell'),
  contact: route('/contact', 'contact'),
  privacy: route('/privacy', 'privacy'),
} as const;

/** Every page of the site: what the server, the browser, links and the sitemap go by. What content calls them is in `route-references`. */
export const routes: WithForms<typeof table, SiteForms> = table;

export type RouteName = keyof typeof routes;
