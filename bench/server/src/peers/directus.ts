import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { listFields, listingId, newListing, readFields, scattered } from '../data/listing.ts';
import { poolSize } from '../installation.ts';
import { batchSize, pageSize } from '../scenarios.ts';
import { columnsOf, newId, termOf, unique } from './asked.ts';
import type { Peer } from './peer.ts';

const token = 'a-token-that-only-measurements-have';
const program = new URL('../../node_modules/@directus/api/dist/cli/run.js', import.meta.url);

/** The parts of an address such as `postgresql://name:password@/database?host=/folder`, which it wants one by one. */
function connectionOf(url: string): Readonly<Record<string, string>> {
  const parts = /^postgresql:\/\/(?<user>[^:]+):(?<password>[^@]+)@\/(?<name>[^?]+)\?host=(?<host>.+)$/.exec(
    url,
  )?.groups;
  if (!parts) throw new Error('This is not the address of an embedded PostgreSQL.');
  const { user = '', password = '', name = '', host = '' } = parts;
  return {
    DB_CLIENT: 'pg',
    DB_HOST: decodeURIComponent(host),
    DB_PORT: '5432',
    DB_DATABASE: name,
    DB_USER: user,
    DB_PASSWORD: password,
  };
}

const settings = (url: string): Readonly<Record<string, string>> => ({
  NODE_ENV: 'production',
  ...connectionOf(url),
  DB_POOL__MIN: '0',
  DB_POOL__MAX: String(poolSize),
  SECRET: 'a secret that only measurements have, long enough',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'correct horse battery',
  ADMIN_TOKEN: token,
  TELEMETRY: 'false',
  SERVE_APP: 'false',
  LOG_LEVEL: 'error',
});

/** Its own tables beside ours, and an administrator with a fixed token. */
export async function installDirectus(url: string): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(program), 'bootstrap'], {
    env: { ...process.env, ...settings(url) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Directus could not be installed (${code}).`);
}

const created = (turn: number, item = 0) => ({
  id: newId('2'),
  ...columnsOf(newListing(unique('directus', turn, item), turn + item)),
});

const items = '/items/product2';
const listed = ['id', ...listFields.map(({ column }) => column)].join(',');
const read = ['id', ...readFields.map(({ column }) => column), 'consignor.name'].join(',');
const page = (more: string) => `${items}?fields=${listed}&sort=name,id&limit=${pageSize}${more}`;

/** The items API over the tables as it finds them, called by an administrator: the least work it can be given. */
export const directus: Peer = {
  name: 'directus',
  title: 'Directus',
  health: '/server/ping',
  program: ({ port, url = '' }) => ({
    args: [fileURLToPath(program), 'start'],
    env: { ...settings(url), HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
  }),
  async prepare({ rows, skipped }) {
    return {
      headers: { authorization: `Bearer ${token}` },
      requests: {
        read: (turn) => ({
          method: 'GET',
          path: `${items}/${listingId(scattered(turn, rows))}?fields=${read}`,
        }),
        list: () => ({ method: 'GET', path: page('') }),
        listFar: () => ({ method: 'GET', path: page(`&offset=${skipped}`) }),
        search: (turn) => ({
          method: 'GET',
          path: page(`&search=${encodeURIComponent(termOf(turn, rows))}`),
        }),
        create: (turn) => ({ method: 'POST', path: items, body: created(turn) }),
        batch: (turn) => ({
          method: 'POST',
          path: items,
          body: Array.from({ length: batchSize }, (_, item) => created(turn, item + 1)),
        }),
        update: (turn) => ({
          method: 'PATCH',
          path: `${items}/${listingId(scattered(turn, rows))}`,
          body: { year: 2000 + (turn % 25), location_city: `City ${turn}` },
        }),
      },
    };
  },
  recordsOf: (response) =>
    [(response as { data?: unknown }).data].flat() as Readonly<Record<string, unknown>>[],
};
