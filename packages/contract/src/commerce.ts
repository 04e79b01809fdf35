export { deleteCart, getCartSummary, getOrCreateCart, preserveCart } from './lib/commerce/cart.ts';
export type {
  CartCoupons,
  CartItem,
  CartItemBatch,
  CartItems,
  CartSummary,
  PreservedCart,
} from './lib/commerce/cart-answers.ts';
export { applyCouponToCart, deleteCouponFromCart } from './lib/commerce/cart-coupons.ts';
export {
  addItemsToCart,
  addItemToCart,
  cartItemSorts,
  deleteItemFromCart,
  getCartItems,
  updateItemInCart,
} from './lib/commerce/cart-items.ts';
export {
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
} from './lib/commerce/category.ts';
export {
  type Address,
  addCheckoutPayment,
  getCheckout,
  placeOrder,
  startCheckout,
  updateCheckout,
} from './lib/commerce/checkout.ts';
export type {
  AnsweredAddress,
  Checkout,
  DeliveryMethod,
  PlacedOrder,
} from './lib/commerce/checkout-answers.ts';
export { getAppContext, getSessionContext } from './lib/commerce/context.ts';
export type { AppContext, SessionContext } from './lib/commerce/context-answers.ts';
export { getOrderSummaries, getOrderSummary } from './lib/commerce/order.ts';
export type { OrderSummaries, OrderSummary } from './lib/commerce/order-answers.ts';
export { getProduct, getProductPrice, getProductPrices, getProducts } from './lib/commerce/product.ts';
export type {
  Availability,
  CategoryPathStep,
  Product,
  ProductCategories,
  ProductCategory,
  ProductCategoryPath,
  ProductImage,
  ProductPrice,
  ProductPrices,
  Products,
} from './lib/commerce/product-answers.ts';
export {
  getSearchSuggestions,
  getSortRules,
  type Refinement,
  searchProducts,
  writeRefinements,
} from './lib/commerce/search.ts';
export type {
  Facet,
  FoundProduct,
  ProductSearch,
  SearchSuggestions,
  SortRules,
} from './lib/commerce/search-answers.ts';
