import { strict as assert } from 'node:assert';
import {
  addItemToCart,
  applyCouponToCart,
  type CartItem,
  type CartItems,
  type CartSummary,
  deleteCart,
  deleteItemFromCart,
  getAppContext,
  getCartItems,
  getCartSummary,
  getCheckout,
  getOrCreateCart,
  getOrderSummaries,
  getOrderSummary,
  getProduct,
  getProductCategory,
  getProductCategoryPath,
  getProductPrice,
  getProducts,
  getSearchSuggestions,
  getSessionContext,
  getSortRules,
  type Product,
  type ProductCategoryPath,
  type ProductPrice,
  type ProductSearch,
  type SortRules,
  searchProducts,
  startCheckout,
  updateItemInCart,
  writeRefinements,
} from '@relab/contract/commerce';
import type { ConformanceCase, Requester } from './request.ts';

export interface CommerceTarget {
  readonly webstoreId: string;
  /** A term that finds something that can be bought. */
  readonly searchTerm: string;
}

const decimal = /^-?\d+(\.\d+)?$/;
const nowhere = {
  productId: '01t000000000000AAA',
  cartId: '0a6000000000000AAA',
  orderSummaryId: '1Os000000000000AAA',
};

/** A shop is searched, shown and bought from; amounts are decimal strings; what belongs to others cannot be seen. */
export function commerceCases(ask: Requester, target: CommerceTarget): readonly ConformanceCase[] {
  const shop = shopRequests(ask, target);
  return [...catalogueCases(ask, target, shop), ...cartCases(ask, target, shop)];
}

interface ShopRequests {
  readonly search: (more?: object) => Promise<ProductSearch>;
  readonly buyable: () => Promise<ProductSearch['productsPage']['products'][number]>;
  readonly emptyCart: () => Promise<void>;
}

/** The body of a response with that status. */
function of<Body>(response: { readonly status: number; readonly body: unknown }, status = 200): Body {
  assert.equal(response.status, status, JSON.stringify(response.body));
  return response.body as Body;
}

function shopRequests(ask: Requester, { webstoreId, searchTerm }: CommerceTarget): ShopRequests {
  const search: ShopRequests['search'] = async (more = {}) => {
    const config = { webstoreId, searchTerm, fields: ['Name'], ...more };
    return of<ProductSearch>(await ask.call(searchProducts, config));
  };
  return {
    search,
    async buyable() {
      const { productsPage } = await search({ pageSize: 200 });
      const found = productsPage.products.find(({ inventory }) => inventory.availableToOrder > 0);
      assert.ok(found, 'nothing that is found can be bought');
      return found;
    },
    async emptyCart() {
      of(await ask.call(deleteCart, { webstoreId }), 204);
    },
  };
}

function catalogueCases(
  ask: Requester,
  { webstoreId, searchTerm }: CommerceTarget,
  { search, buyable }: ShopRequests,
): readonly ConformanceCase[] {
  return [
    {
      name: 'commerce: S-137 S-138, contexts say who asks and what the shop allows',
      run: async () => {
        of(await ask.call(getAppContext, { webstoreId }));
        of(await ask.call(getSessionContext, { webstoreId }));
        ask.expectError(
          await ask.call(getAppContext, { webstoreId: '0ZE999999999999AAA' }),
          404,
          'WEBSTORE_NOT_FOUND',
        );
      },
    },
    {
      name: 'commerce: what is found is shown alike by its own page and price',
      run: async () => {
        const found = await buyable();
        const product = of<Product>(await ask.call(getProduct, { webstoreId, productId: found.id }));
        const price = of<ProductPrice>(await ask.call(getProductPrice, { webstoreId, productId: found.id }));
        assert.equal(product.fields.Name, found.name);
        assert.equal(product.urlName, found.urlName);
        assert.equal(price.unitPrice, found.prices.unitPrice);
        of(await ask.call(getProducts, { webstoreId, ids: [found.id, nowhere.productId] }));
        const last = product.primaryProductCategoryPath?.path.at(-1);
        assert.ok(last, 'a product has a category');
        of(await ask.call(getProductCategory, { webstoreId, productCategoryId: last.id }));
        const way = of<ProductCategoryPath>(
          await ask.call(getProductCategoryPath, { webstoreId, productCategoryId: last.id }),
        );
        assert.equal(way.path.at(-1)?.id, last.id);
      },
    },
    {
      name: 'commerce: a facet promises as many as choosing its value gives',
      run: async () => {
        const { facets } = await search();
        for (const { facetType, nameOrId, values } of facets) {
          const [value] = values;
          if (facetType !== 'DistinctValue' || !value) continue;
          const refinements = writeRefinements([{ nameOrId, values: [value.nameOrId] }]);
          const chosen = await search({ refinements });
          assert.equal(chosen.productsPage.total, value.productCount, nameOrId);
        }
        ask.expectError(
          await ask.call(searchProducts, { webstoreId, fields: ['Name'], refinements: '%' }),
          400,
        );
      },
    },
    {
      name: 'commerce: pages do not overlap, in every order that is offered',
      run: async () => {
        const { sortRules } = of<SortRules>(await ask.call(getSortRules, { webstoreId }));
        for (const { sortRuleId } of sortRules) {
          const pages = await Promise.all([0, 1].map((page) => search({ sortRuleId, page, pageSize: 2 })));
          const ids = pages.flatMap(({ productsPage }) => productsPage.products.map(({ id }) => id));
          assert.equal(new Set(ids).size, ids.length, sortRuleId);
        }
        of(await ask.call(getSearchSuggestions, { webstoreId, searchTerm: searchTerm.slice(0, 3) }));
      },
    },
  ];
}

function cartCases(
  ask: Requester,
  { webstoreId }: CommerceTarget,
  { buyable, emptyCart }: ShopRequests,
): readonly ConformanceCase[] {
  return [
    {
      name: 'commerce: S-125 to S-127, S-226, a cart is made, filled, changed, emptied',
      run: async () => {
        await emptyCart();
        const none = of<CartSummary>(await ask.call(getCartSummary, { webstoreId }));
        assert.equal(none.cartId, null);
        const made = of<CartSummary>(await ask.call(getOrCreateCart, { webstoreId }));
        assert.equal(of<CartSummary>(await ask.call(getOrCreateCart, { webstoreId })).cartId, made.cartId);
        const { id: productId, prices } = await buyable();
        const item = of<CartItem>(
          await ask.call(addItemToCart, { webstoreId, productId, quantity: '1', type: 'Product' }),
          201,
        );
        assert.equal(item.salesPrice, prices.unitPrice);
        const { cartItems, cartSummary } = of<CartItems>(await ask.call(getCartItems, { webstoreId }));
        assert.equal(cartItems[0]?.cartItem.cartItemId, item.cartItemId);
        assert.match(cartSummary.grandTotalAmount, decimal);
        assert.equal(cartSummary.uniqueProductCount, 1);
        const itemId = item.cartItemId ?? '';
        for (const quantity of ['0', '-1', '1.5', '1000000000', 'abc']) {
          ask.expectError(await ask.call(updateItemInCart, { webstoreId, itemId, quantity }), 400);
        }
        of(await ask.call(deleteItemFromCart, { webstoreId, itemId }), 204);
        ask.expectError(await ask.call(deleteItemFromCart, { webstoreId, itemId }), 404);
        await emptyCart();
      },
    },
    {
      name: 'commerce: what is unknown or not one’s own is refused',
      run: async () => {
        const { productId, cartId, orderSummaryId } = nowhere;
        ask.expectError(await ask.call(getProduct, { webstoreId, productId }), 404, 'ITEM_NOT_FOUND');
        ask.expectError(await ask.call(getCartSummary, { webstoreId, cartId }), 404, 'ITEM_NOT_FOUND');
        ask.expectError(await ask.call(addItemToCart, { webstoreId, productId, quantity: '1' }), 404);
        ask.expectError(await ask.call(getOrderSummary, { webstoreId, orderSummaryId }), 404);
        ask.expectError(await ask.call(getCheckout, { webstoreId, checkoutId: '2z9000000000000AAA' }), 404);
        of(await ask.call(getOrderSummaries, { webstoreId }));
        of(await ask.call(getOrCreateCart, { webstoreId }));
        ask.expectError(await ask.call(applyCouponToCart, { webstoreId, couponCode: 'NO-SUCH-CODE' }), 400);
        ask.expectError(await ask.call(startCheckout, { webstoreId }), 400);
        await emptyCart();
      },
    },
  ];
}
