import { createHrefOf, route } from '@relab/pages/routes';

/** Every address, and the page that is there: `src/pages/NAME.tsx`. */
export const routes = {
  home: route('/', 'catalogue'),
  search: route('/search', 'catalogue'),
  category: route('/category/:categoryId', 'catalogue'),
  product: route('/product/:productId', 'product'),
  cart: route('/cart', 'cart'),
  checkout: route('/checkout', 'checkout'),
  order: route('/order/:orderSummaryId', 'order'),
};

export const hrefOf = createHrefOf();
