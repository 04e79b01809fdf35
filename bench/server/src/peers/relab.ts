import { fileURLToPath } from 'node:url';
import { listFields, listingId, newListing, readFields, scattered } from '../data/listing.ts';
import { program } from '../installation.ts';
import { batchSize, pageSize } from '../scenarios.ts';
import { fieldsOf, termOf, unique } from './asked.ts';
import type { Peer } from './peer.ts';
import { writePlace } from './place.ts';

const uiApi = '/services/data/v63.0/ui-api';
const list = `${uiApi}/list-records/Product2/ByName`;
const qualified = (fields: readonly { readonly api: string }[]) => fields.map(({ api }) => `Product2.${api}`);
const read = [...qualified(readFields), 'Product2.Consignor__r.Name'].join(',');
const maxPage = 2_000;

const created = (turn: number, item = 0) => ({
  apiName: 'Product2',
  fields: fieldsOf(newListing(unique('relab', turn, item), turn + item)),
});

type Post = (path: string, body: object, headers?: Readonly<Record<string, string>>) => Promise<Response>;

const postTo =
  (port: number): Post =>
  (path, body, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

/** The headers of a program's request. */
export async function requestToken(
  port: number,
  { id, secret }: { readonly id: string; readonly secret: string },
): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret }),
  });
  if (!response.ok) throw new Error(`The program is given no token: ${await response.text()}`);
  const { access_token } = (await response.json()) as { access_token: string };
  return `Bearer ${access_token}`;
}

/** Tokens are the server's own affair, so the way to a page far down leads over those before it. */
async function tokenAfter(skipped: number, post: Post, authorization: string): Promise<string | undefined> {
  let pageToken: string | null = null;
  for (let passed = 0; passed < skipped; ) {
    const size = Math.min(maxPage, skipped - passed);
    const asked = { pageSize: size, ...(pageToken === null ? {} : { pageToken }) };
    const response = await post(list, asked, { authorization });
    if (!response.ok) return undefined;
    const page = (await response.json()) as { nextPageToken: string | null };
    if (page.nextPageToken === null) return undefined;
    pageToken = page.nextPageToken;
    passed += size;
  }
  return pageToken ?? undefined;
}

interface Shown {
  readonly id?: string;
  readonly fields?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** A record of the UI API as id and columns → values. */
const flat = ({ id, fields = {} }: Shown): Readonly<Record<string, unknown>> => ({
  id,
  ...Object.fromEntries(
    [...readFields, ...listFields].flatMap(({ api, column }) =>
      fields[api] ? [[column, fields[api].value]] : [],
    ),
  ),
});

export const relab: Peer = {
  name: 'relab',
  title: 'Relab',
  health: '/healthz',
  program: (place) => ({
    args: [fileURLToPath(new URL('relab-program.ts', import.meta.url))],
    env: writePlace(place),
  }),
  async prepare({ port, rows, skipped }) {
    const post = postTo(port);
    const authorization = await requestToken(port, program);
    const pageToken = await tokenAfter(skipped, post, authorization);
    const page = (more: object) => ({ method: 'POST', path: list, body: { pageSize, ...more } }) as const;
    return {
      headers: { authorization },
      requests: {
        read: (turn) => ({
          method: 'GET',
          path: `${uiApi}/records/${listingId(scattered(turn, rows))}?fields=${read}`,
        }),
        list: () => page({}),
        listFar: () => page({ pageToken: pageToken ?? String(skipped) }),
        search: (turn) => page({ searchTerm: termOf(turn, rows) }),
        create: (turn) => ({ method: 'POST', path: `${uiApi}/records`, body: created(turn) }),
        batch: (turn) => ({
          method: 'POST',
          path: `${uiApi}/records/batch`,
          body: {
            allOrNone: true,
            operations: [
              {
                type: 'CREATE',
                records: Array.from({ length: batchSize }, (_, item) => created(turn, item + 1)),
              },
            ],
          },
        }),
        update: (turn) => ({
          method: 'PATCH',
          path: `${uiApi}/records/${listingId(scattered(turn, rows))}`,
          body: { fields: { Year__c: 2000 + (turn % 25), Location_City__c: `City ${turn}` } },
        }),
      },
    };
  },
  recordsOf(response) {
    const given = response as Shown & {
      readonly records?: readonly Shown[];
      readonly results?: readonly { readonly result?: Shown }[];
    };
    if (given.records) return given.records.map(flat);
    if (given.results) return given.results.map(({ result = {} }) => flat(result));
    return [flat(given)];
  },
};
