import type { DataProvider, Identifier, RaRecord } from 'react-admin';

const api = '/services/data/v63.0/ui-api';

/** Columns of the list view that both consoles show, with what its records name. */
export const columns = [
  'Name',
  'StockKeepingUnit',
  'Condition__c',
  'Year__c',
  'Location_City__c',
  'Listed_Date__c',
] as const;

/** What its form shows beside. */
const formFields = [...columns, 'Description', 'Price__c', 'Manufacturer__c', 'SystemModstamp'];

interface WireRecord {
  readonly id: string;
  readonly fields: Readonly<Record<string, { readonly value: unknown }>>;
}

interface WirePage {
  readonly records: readonly WireRecord[];
  readonly nextPageToken: string | null;
}

async function send<Body>(path: string, init?: RequestInit): Promise<Body> {
  const response = await fetch(path, { ...init, headers: { 'content-type': 'application/json' } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

const toRecord = ({ id, fields }: WireRecord): RaRecord => ({
  id,
  ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
});

const fieldsOf = (names: readonly string[]): string => names.map((name) => `Product2.${name}`).join(',');

/** Tokens of the pages that were seen, by number: the API goes from page to page. */
const tokens = new Map<number, string | null>([[1, null]]);

async function getPage(page: number, size: number): Promise<WirePage> {
  const token = tokens.get(page);
  if (token === undefined) throw new Error(`Page ${page} was not come to.`);
  const query = new URLSearchParams({ pageSize: String(size), fields: fieldsOf(columns) });
  if (token !== null) query.set('pageToken', token);
  const answer = await send<WirePage>(`${api}/list-records/Product2/NewestListings?${query}`, {
    method: 'POST',
    body: '{}',
  });
  if (answer.nextPageToken !== null) tokens.set(page + 1, answer.nextPageToken);
  return answer;
}

const getOne = async (id: Identifier): Promise<RaRecord> =>
  toRecord(await send<WireRecord>(`${api}/records/${id}?optionalFields=${fieldsOf(formFields)}`));

const unused = (): Promise<never> => Promise.reject(new Error('The bench does not use it.'));

/** As thin as one can be: each call of react-admin is one of the API. */
export const recordProvider: DataProvider = {
  async getList(_, { pagination }) {
    const { page = 1, perPage = 50 } = pagination ?? {};
    const { records, nextPageToken } = await getPage(page, perPage);
    const pageInfo = { hasNextPage: nextPageToken !== null, hasPreviousPage: page > 1 };
    return { data: records.map(toRecord) as never[], pageInfo };
  },
  getOne: async (_, { id }) => ({ data: (await getOne(id)) as never }),
  getMany: async (_, { ids }) => ({ data: (await Promise.all(ids.map(getOne))) as never[] }),
  async update(_, { id, data, previousData }) {
    const changed = Object.entries(data).filter(([name, value]) => previousData[name] !== value);
    const updated = await send<WireRecord>(`${api}/records/${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ fields: Object.fromEntries(changed) }),
    });
    return { data: { ...data, ...toRecord(updated) } as never };
  },
  getManyReference: unused,
  updateMany: unused,
  create: unused,
  delete: unused,
  deleteMany: unused,
};
