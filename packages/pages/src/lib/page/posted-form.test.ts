import { expect, expectTypeOf, test } from 'vitest';
import { route } from '../routing/route.ts';
import { redirectTo } from './form-outcome.ts';
import { pageDefiner } from './page.ts';
import type { FormsOf, PostedForm, WithForms } from './posted-form.ts';

const routes = { home: route('/', 'home'), cart: route('/cart', 'cart') };
const declared = routes as WithForms<typeof routes, { cart: 'quantity' }>;
const definePage = pageDefiner<object>();
const shown = { load: async () => 0, head: () => ({ title: 'Cart' }), View: () => null };

test('a page of a table that says nothing of forms may have an act, whatever is posted', () => {
  expectTypeOf<FormsOf<typeof routes.cart>>().toBeUnknown();
  const act = async () => redirectTo('/cart');
  expect(definePage(routes.cart, { ...shown, name: 'Cart', act }).act).toBe(act);
});

test('in a table with forms a page handles what its route names, and nothing where it names nothing', () => {
  expectTypeOf<FormsOf<typeof declared.cart>>().toEqualTypeOf<'quantity'>();
  expectTypeOf<FormsOf<typeof declared.home>>().toBeNever();
  const act = async (_: object, form: PostedForm<'quantity'>) =>
    redirectTo(`/cart?of=${form.get('quantity')}`);
  expect(definePage(declared.cart, { ...shown, name: 'Cart', act }).act).toBe(act);
  // @ts-expect-error nothing is posted to the home page
  expect(definePage(declared.home, { ...shown, name: 'Home', act }).name).toBe('Home');
});
