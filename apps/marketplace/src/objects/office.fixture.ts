import { commerceRoutes, prepareCommerce } from '@relab/commerce';
import { dataPath } from '@relab/contract';
import type { Database } from '@relab/database';
import { migratedDatabase, type TestEngine } from '@relab/database/testing';
import { createIdentity, type Person } from '@relab/server/identity';
import type { Role } from '@relab/server/principal';
import { createPlatform, type PlatformOptions } from '@relab/test-server';
import { seedOffice } from '../seed/seed-office.ts';
import { seedShop } from '../seed/seed-shop.ts';
import { shop } from '../shop/shop.ts';
import { migrations, objects } from './objects.ts';

const origin = 'http://shop.test';
const uiApi = `${dataPath.replace('{version}', 'v63.0')}/ui-api`;

type Fields = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly status: number;
  // What it is depends on the call; tests compare it with what they expect.
  readonly body: unknown;
}

/** Somebody at work with records. */
export interface Desk {
  /** A form is sent as such, anything else as JSON; `language` is that of the page, as `de-DE`. */
  send(method: string, path: string, body?: unknown, language?: string): Promise<Answer>;
  /** Field → value of a record; undefined where it may not be seen. */
  read(id: string, ...fields: readonly string[]): Promise<Fields | undefined>;
  /** The id of the new record. Throws with the answer where it is refused. */
  create(apiName: string, fields: Fields): Promise<string>;
  update(id: string, fields: Fields): Promise<Answer>;
  /** Ids of the records of a list. */
  list(apiName: string, listView: string): Promise<readonly string[]>;
}

export interface Office {
  readonly database: Database;
  readonly guest: Desk;
  /** Who runs it, and owns half of what is put in. */
  readonly administrator: Desk;
  enter(name: string, ...roles: readonly Role[]): Promise<Desk & { readonly person: Person }>;
  close(): Promise<void>;
}

interface RecordBody {
  readonly id: string;
  readonly fields: Readonly<Record<string, { readonly value: unknown }>>;
}

/** The whole marketplace over a database of its own, with some listings and its made-up customers. */
export async function openOffice(
  engine: TestEngine,
  more: (database: Database) => Partial<PlatformOptions> = () => ({}),
): Promise<Office> {
  const { database, close } = await migratedDatabase(engine, { objects: objects.all, migrations });
  await prepareCommerce(database, shop);
  const access = {
    database,
    baseUrl: origin,
    secret: 'a secret that only tests have, and long enough',
    mail: { send: async () => undefined },
    // Whatever the server cannot explain fails a test, and is read there.
    log: (line: string) => console.error(line),
    // Many sign in here, and nobody guesses.
    passwordStrength: { log2N: 4, r: 8, p: 1 },
  };
  const identity = createIdentity(access);
  const server = createPlatform({
    ...access,
    objects,
    migrations,
    routes: commerceRoutes(shop),
    ...more(database),
  });
  const password = 'correct horse battery';

  function desk(): Desk {
    const cookies = new Map<string, string>();
    const send: Desk['send'] = async (method, path, body, language) => {
      const isWhole = /^\/(?:services|uploads|cms)\//.test(path);
      const url = new URL(isWhole ? path : `${uiApi}${path}`, origin);
      const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
      const response = await server.fetch(
        new Request(url, {
          method,
          headers: {
            'sec-fetch-site': 'same-origin',
            cookie,
            ...(language === undefined ? {} : { 'accept-language': language }),
            ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        }),
        { address: '192.0.2.1' },
      );
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : null };
    };
    return {
      send,
      async read(id, ...fields) {
        const object = objects.ofRecord(id)?.apiName ?? '';
        const asked = fields.map((field) => `${object}.${field}`).join();
        const { status, body } = await send('GET', `/records/${id}?optionalFields=${asked}`);
        if (status !== 200) return undefined;
        const entries = Object.entries((body as RecordBody).fields);
        return Object.fromEntries(entries.map(([name, { value }]) => [name, value]));
      },
      async create(apiName, fields) {
        const { status, body } = await send('POST', '/records', { apiName, fields });
        if (status !== 201) throw new Error(`${apiName}: ${status} ${JSON.stringify(body)}`);
        return (body as RecordBody).id;
      },
      update: (id, fields) => send('PATCH', `/records/${id}`, { fields }),
      async list(apiName, listView) {
        const { status, body } = await send('POST', `/list-records/${apiName}/${listView}`, {
          pageSize: 200,
        });
        if (status !== 200) throw new Error(`${apiName} ${listView}: ${status} ${JSON.stringify(body)}`);
        return (body as { readonly records: readonly RecordBody[] }).records.map(({ id }) => id);
      },
    };
  }

  const enter: Office['enter'] = async (name, ...roles) => {
    const email = `${name}@office.example`;
    const registration = { email, password, firstName: name, lastName: 'Tester', companyName: `${name} Ltd` };
    const person = await identity.ensurePerson(registration, roles);
    const own = desk();
    await own.send('POST', '/services/identity/sign-in', { email, password });
    return { ...own, person };
  };

  const administrator = await enter('boss', 'administrator', 'clerk');
  await seedShop(database, 12, () => undefined);
  await seedOffice(database, administrator.person.userId);
  return {
    database,
    guest: desk(),
    administrator,
    enter,
    async close() {
      await server.close();
      await identity.close();
      await close();
    },
  };
}
