import {
  addCheckoutPayment,
  addItemToCart,
  type CartItem,
  type Checkout,
  type DeliveryGroup,
  type DeliveryGroups,
  getDeliveryGroups,
  getOrderSummary,
  getProduct,
  getProductCategoryChildren,
  getProductCategoryPath,
  getSearchSuggestions,
  getSortRules,
  type OrderSummary,
  type PlacedOrder,
  type Product,
  type ProductCategories,
  type ProductSearch,
  placeOrder,
  type SearchSuggestions,
  type SortRules,
  searchProducts,
  startCheckout,
  updateCheckout,
  updateDeliveryGroup,
} from '@relab/contract/commerce';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, options, product, type Shopper, type TestShop } from '../commerce.fixture.ts';

let shop: TestShop;
let german: Shopper;
let english: Shopper;

beforeAll(async () => {
  shop = await openShop('postgres', {
    translations: {
      de: {
        Separation: 'Trennung',
        Centrifuges: 'Zentrifugen',
        Category: 'Kategorie',
        Manufacturer: 'Hersteller',
        'Best match': 'Beste Treffer',
        Parcel: 'Paket',
        'To the door.': 'Bis zur Tür.',
        Weight: 'Gewicht',
      },
    },
    search: { ...options.search, synonyms: { zentrifuge: 'centrifuge' } },
    productTexts: {
      de: {
        name: (name) => name.replace('benchtop centrifuge', 'Tischzentrifuge'),
        caption: () => null,
        fields: { Name: () => null, ProductCode: (code) => `Nr. ${code}`, Description: () => null },
      },
    },
  });
  await shop.put(product('C1', { name: 'Eppendorf 5810 R benchtop centrifuge' }));
  german = Object.assign(shop.guest(), { language: 'de-DE' });
  english = shop.guest();
});
afterAll(() => shop.close());

it('names categories in the language of the request', async () => {
  const groups = async (shopper: Shopper) =>
    (await shopper.ok<ProductCategories>(getProductCategoryChildren)).productCategories;
  const [there] = await groups(german);
  expect(there?.fields.Name).toBe('Trennung');
  expect((await groups(english))[0]?.fields.Name).toBe('Separation');
  const { path } = await german.ok<{ readonly path: readonly { readonly name: string }[] }>(
    getProductCategoryPath,
    { productCategoryId: 'centrifuges' },
  );
  expect(path.map(({ name }) => name)).toEqual(['Everything', 'Trennung', 'Zentrifugen']);
});

it('translates facets, their values and sort rules, and completes terms in that language', async () => {
  const config = { searchTerm: 'Zentrifuge', fields: ['Name'] };
  const found = await german.ok<ProductSearch>(searchProducts, config);
  expect(found.productsPage.total).toBe(1);
  expect(found.facets.map(({ displayName }) => displayName)).toEqual([
    'Kategorie',
    'Hersteller',
    'Price',
    'Year',
  ]);
  expect(found.facets[0]?.values.map(({ displayName }) => displayName)).toEqual(['Trennung']);
  const { sortRules } = await german.ok<SortRules>(getSortRules);
  expect(sortRules[0]?.label).toBe('Beste Treffer');
  const { completions } = await german.ok<SearchSuggestions>(getSearchSuggestions, { searchTerm: 'zentri' });
  expect(completions.map(({ kind, simpleString }) => [kind, simpleString])).toEqual([
    ['Category', 'Zentrifugen'],
  ]);
});

it('translates the names of products wherever they stand, and lists the fields that stay as written', async () => {
  const productId = await shop.idOf('C1');
  const name = 'Eppendorf 5810 R Tischzentrifuge';
  const config = { productId, fields: ['StockKeepingUnit', 'Name'] };
  expect((await german.ok<Product>(getProduct, config)).fields).toMatchObject({ FieldsAsWritten: 'Name' });
  expect((await english.ok<Product>(getProduct, config)).fields).not.toHaveProperty('FieldsAsWritten');
  const found = await german.ok<ProductSearch>(searchProducts, { searchTerm: '5810', fields: ['Name'] });
  expect(found.productsPage.products[0]?.name).toBe(name);
  const { completions } = await german.ok<SearchSuggestions>(getSearchSuggestions, { searchTerm: '5810' });
  expect(completions.map(({ simpleString }) => simpleString)).toContain(name);
});

it('translates delivery methods and their costs in the cart and at the checkout', async () => {
  const item = await german.ok<CartItem>(addItemToCart, { productId: await shop.idOf('C1'), quantity: 1 });
  expect(item.name).toBe('Eppendorf 5810 R Tischzentrifuge');
  const { items } = await german.ok<DeliveryGroups>(getDeliveryGroups);
  const [group] = items;
  if (!group) throw new Error('There is no delivery.');
  const deliveryAddress = { name: 'R', street: 'Gasse 1', city: 'Jena', postalCode: '07743', country: 'DE' };
  const arranged = await german.ok<DeliveryGroup>(updateDeliveryGroup, { id: group.id, deliveryAddress });
  expect(arranged.availableDeliveryMethods[0]?.name).toBe('Paket');

  const checkout = await german.ok<Checkout>(startCheckout);
  expect(checkout.availableDeliveryMethods[0]).toMatchObject({
    name: 'Paket',
    description: 'Bis zur Tür.',
    costs: [{ label: 'Transport' }, { label: 'Gewicht, 10 kg' }],
  });

  const { checkoutId } = checkout;
  await german.ok(updateCheckout, { checkoutId, contactInfo: { email: 'r@example.com' } });
  await german.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
  const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-7' };
  await german.ok(addCheckoutPayment, { checkoutId, ...payment });
  const { orderSummaryId } = await german.ok<PlacedOrder>(placeOrder, { checkoutId });
  const order = await german.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
  const method = { name: 'Paket', description: 'Bis zur Tür.' };
  expect(order.items[0]?.name).toBe('Eppendorf 5810 R Tischzentrifuge');
  expect(order).toMatchObject({ deliveryMethod: method, deliveryGroups: [{ deliveryMethod: method }] });
});
