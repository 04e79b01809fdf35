import { type AnyCall, buildRequest, contextDefaults, pathNames } from '@relab/contract';
import { describedCalls } from '@relab/contract/server';
import type { Database } from '@relab/database';
import { migratedDatabase, type TestDatabase } from '@relab/database/testing';
import { extendObject, number, standardObjects, text } from '@relab/records/objects';
import type { Context, Cookies, Route } from '@relab/server/http';
import { guestCookie, hashGuestSecret, newId, requestedLanguage, toApiError } from '@relab/server/http';
import type { Principal, User } from '@relab/server/principal';
import { handleCall } from '@relab/server/testing';
import { platformMigrations } from '@relab/test-server';
import { sql } from 'kysely';
import { commerceMigrations } from './commerce-migrations.ts';
import { commerceRoutes } from './commerce-routes.ts';
import { commerceObjects } from './objects/commerce-objects.ts';
import { product2 } from './objects/product.ts';
import type { CommerceOptions } from './options/options.ts';
import { prepareCommerce } from './prepare-commerce.ts';
import type { SearchEngine } from './search-engine/search-engine.ts';
import type { ProductInput } from './seeding/product-input.ts';
import { upsertCategories } from './seeding/upsert-categories.ts';
import { upsertProducts } from './seeding/upsert-products.ts';

/** A small shop of laboratory things, with a field of every kind the search knows. */
export const options: CommerceOptions = {
  webstoreId: '0ZE000000000001AAA',
  name: 'Test Shop',
  currency: 'EUR',
  locale: 'en_US',
  country: 'DE',
  guests: { browse: true, cart: true, checkout: true },
  shippingCountries: ['DE', 'FR'],
  taxRates: { DE: '19', FR: '20' },
  delivery: {
    rules: [
      {
        id: 'parcel',
        name: 'Parcel',
        description: 'To the door.',
        carrier: null,
        handles: ['parcel'],
        maxKilograms: 100,
        zones: [{ countries: ['DE', 'FR'], base: 10_00, perKilogram: 1_00, days: [2, 4] }],
      },
      {
        id: 'pallet',
        name: 'Pallet',
        description: 'With a tail lift.',
        carrier: null,
        handles: ['parcel', 'pallet'],
        zones: [{ countries: ['DE'], base: 90_00, perKilogram: 50, days: [4, 8] }],
      },
    ],
    weightField: 'Weight__c',
    handlingField: 'Shipping__c',
    kinds: ['parcel', 'pallet'],
  },
  product: extendObject(product2, {
    fields: {
      Manufacturer__c: text({ label: 'Manufacturer' }),
      Year__c: number({ label: 'Year', precision: 4 }),
      Weight__c: number({ label: 'Weight', precision: 10, scale: 2 }),
      Shipping__c: text({ label: 'Shipping' }),
      Cost__c: text({ label: 'What it cost us', readableBy: ['clerk'] }),
    },
  }),
  search: {
    facets: [
      { nameOrId: 'ProductCategory', displayName: 'Category', type: 'category', displayRank: 1 },
      {
        nameOrId: 'Manufacturer__c',
        displayName: 'Manufacturer',
        type: 'distinct',
        displayRank: 2,
        suggested: true,
      },
      { nameOrId: 'UnitPrice', displayName: 'Price', type: 'range', displayRank: 3 },
      { nameOrId: 'Year__c', displayName: 'Year', type: 'range', displayRank: 4 },
    ],
    titleFields: ['Manufacturer__c'],
    detailFields: ['Description'],
  },
  orderNumberPrefix: 'RL',
};

export const product = (
  sku: string,
  part: Partial<ProductInput> & { readonly maker?: string } = {},
): ProductInput => {
  const { maker = 'Eppendorf', fields, ...rest } = part;
  return {
    sku,
    name: `Product ${sku}`,
    urlName: `product-${sku.toLowerCase()}`,
    category: 'centrifuges',
    unitPrice: '1000.00',
    listPrice: null,
    stock: 1,
    listed: new Date('2026-01-01T00:00:00Z'),
    media: [],
    ...rest,
    fields: { Manufacturer__c: maker, Year__c: 2018, Weight__c: 10, Shipping__c: 'parcel', ...fields },
  };
};

export interface TestShop {
  readonly database: Database;
  readonly routes: readonly Route[];
  put(...products: readonly ProductInput[]): Promise<void>;
  idOf(sku: string): Promise<string>;
  stockOf(sku: string): Promise<number>;
  addUser(): Promise<User>;
  guest(): Shopper;
  as(user: User, secret?: string): Shopper;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // What the tests look into was checked against the contract's schema before.
  readonly body: Record<string, never> & { readonly [name: string]: unknown };
}

/** One browser: it keeps the guest cookie that it is given. */
export interface Shopper {
  secret: string | undefined;
  /** The network address that requests come from. */
  address?: string;
  /** `Accept-Language`. */
  language?: string;
  call(call: AnyCall, config?: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** The answer of a call that leads to bytes; a refusal as its status alone. */
  download(call: AnyCall, config?: Readonly<Record<string, unknown>>): Promise<Response>;
  /** Answers that must succeed, as the type the test names. */
  ok<Body>(call: AnyCall, config?: Readonly<Record<string, unknown>>): Promise<Body>;
}

const now = () => new Date('2026-06-01T12:00:00Z');

export async function openShop(
  engine: 'pglite' | 'postgres',
  changes: Partial<CommerceOptions> = {},
  searchEngine?: SearchEngine,
): Promise<TestShop> {
  const chosen = { ...options, ...changes };
  const opened: TestDatabase = await migratedDatabase(engine, {
    objects: [...standardObjects, ...commerceObjects(chosen.product)],
    migrations: [...platformMigrations, commerceMigrations],
  });
  const { database } = opened;
  await prepareCommerce(database, chosen);
  await upsertCategories(database, [
    { urlName: 'shop', name: 'Everything', parent: null },
    { urlName: 'separation', name: 'Separation', parent: 'shop' },
    { urlName: 'centrifuges', name: 'Centrifuges', parent: 'separation' },
    { urlName: 'ovens', name: 'Ovens', parent: 'shop' },
  ]);
  const routes = commerceRoutes(chosen, searchEngine);

  const shopper = (user: User | null, first?: string): Shopper => {
    const part = () => {
      const guestKey = browser.secret === undefined ? null : hashGuestSecret(browser.secret);
      const principal: Principal = user
        ? { ...user, guestKey }
        : { kind: 'guest', guestKey, roles: ['guest'] };
      const cookies: Cookies = {
        get: (name) => (name === guestCookie ? browser.secret : undefined),
        set: (name, value) => {
          if (name === guestCookie) browser.secret = value;
        },
      };
      const { address } = browser;
      return { database, principal, cookies, now, ...(address === undefined ? {} : { address }) };
    };
    const browser: Shopper = {
      secret: first,
      async call(call, config = {}) {
        return await send(routes, call, config, part(), chosen.webstoreId, browser.language);
      },
      async download(call, config = {}) {
        const asked = toAsked(routes, call, config, chosen.webstoreId);
        const { url, headers } = asked;
        try {
          const answer = await handleCall(asked.route, asked.request, asked.params, {
            ...part(),
            url,
            headers,
          });
          return new Response(answer.body, { status: answer.status, headers: answer.headers });
        } catch (error) {
          return new Response(null, { status: toApiError(error, failTest).status });
        }
      },
      async ok<Body>(call: AnyCall, config: Readonly<Record<string, unknown>> = {}) {
        const { status, body } = await browser.call(call, config);
        if (status >= 300) throw new Error(`${call.id} answered ${status}: ${JSON.stringify(body)}`);
        return body as unknown as Body;
      },
    };
    return browser;
  };

  return {
    database,
    routes,
    async put(...products) {
      await upsertProducts(database, chosen, products);
    },
    async idOf(sku) {
      const { rows } = await sql<{
        id: string;
      }>`select id from product2 where stock_keeping_unit = ${sku}`.execute(database);
      return rows[0]?.id ?? '';
    },
    async stockOf(sku) {
      const { rows } = await sql<{ on_hand: number }>`
        select on_hand from product_stock s join product2 p on p.id = s.product_id where stock_keeping_unit = ${sku}`.execute(
        database,
      );
      return rows[0]?.on_hand ?? -1;
    },
    addUser: () => addUser(database),
    guest: () => shopper(null),
    as: (user, secret) => shopper(user, secret),
    close: () => opened.close(),
  };
}

async function addUser(database: Database): Promise<User> {
  const accountId = newId('001');
  const userId = newId('005');
  const email = `${userId.toLowerCase()}@example.com`;
  await sql`insert into account (id, name) values (${accountId}, 'Test Institute')`.execute(database);
  await sql`
    insert into "user" (id, username, email, last_name, account_id, roles)
    values (${userId}, ${email}, ${email}, 'Buyer', ${accountId}, 'buyer')`.execute(database);
  const names = { email, firstName: 'Robin', lastName: 'Buyer' };
  return { kind: 'user', userId, accountId, ...names, guestKey: null, roles: ['buyer'] };
}

const failTest = (line: string): never => {
  throw new Error(line);
};

/** A call as a request, and what its path names. */
function toAsked(
  routes: readonly Route[],
  call: AnyCall,
  config: Readonly<Record<string, unknown>>,
  webstoreId: string,
) {
  const route = routes.find((each) => each.call === call);
  if (!route) throw new Error(`No route answers ${call.id}.`);
  const values: Readonly<Record<string, unknown>> = { ...contextDefaults, webstoreId, ...config };
  const params = Object.fromEntries(pathNames(call.path).map((name) => [name, String(values[name])]));
  const built = buildRequest(call, config, { webstoreId });
  const url = new URL(built.url, 'http://shop.test');
  const members = Object.entries(config).filter(([name]) => !(name in params));
  const json = call.body ? { body: JSON.stringify(Object.fromEntries(members)) } : {};
  const body = built.body instanceof FormData ? { body: built.body } : json;
  const headers = new Headers(built.headers);
  const request = new Request(url, { method: call.method, headers, ...body });
  return { route, params, url, headers, request };
}

/** Sends a call as a client would, but with every member in the body, forged ones too; checks the answer by its schema. */
async function send(
  routes: readonly Route[],
  call: AnyCall,
  config: Readonly<Record<string, unknown>>,
  part: Omit<Context, 'url' | 'headers'>,
  webstoreId: string,
  language?: string,
): Promise<Answer> {
  const { route, params, url, headers, request } = toAsked(routes, call, config, webstoreId);
  if (language !== undefined) headers.set('accept-language', language);
  try {
    const response = await handleCall(route, request, params, { ...part, url, headers });
    const answer = response.body === null ? null : await new Response(response.body).json();
    const schema = describedCalls.find((each) => each.call === call)?.responses[response.status];
    // An error stored under an idempotency key comes as a response.
    if (schema === undefined && response.status < 400)
      throw new Error(`${call.id} answers ${response.status}, which the contract does not name.`);
    schema?.parse(answer);
    return {
      status: response.status,
      headers: response.headers instanceof Headers ? Object.fromEntries(response.headers) : response.headers,
      body: answer,
    };
  } catch (error) {
    const failed = toApiError(error, failTest);
    const answer = failed.bodyIn(requestedLanguage(headers) ?? 'en') as Answer['body'];
    return { status: failed.status, headers: failed.headers, body: answer };
  }
}
