import { normalizeId } from '@relab/contract';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';

/** Of the list `AllAccounts`. */
export const listId = normalizeId('00B000000000001');

export const accountId = (number: number): string => normalizeId(`001${String(number).padStart(12, '0')}`);

interface Account {
  readonly id: string;
  name: string;
  industry: string;
  ownerId: string;
  version: number;
}

const part = (path: string, fromEnd: number): string =>
  decodeURIComponent(path.split('/').at(-fromEnd) ?? '');

/**
 * A server with one object's lists. `AllAccounts` is filtered by Industry, sorted by
 * Name, and shows accounts whose industry is Retail. Its page tokens are its own: `at-50`.
 */
export function listServer(count = 3) {
  const accounts = new Map<string, Account>();
  const add = (number: number, name = `Account ${String(number).padStart(4, '0')}`, industry = 'Retail') => {
    const id = accountId(number);
    accounts.set(id, { id, name, industry, ownerId: '005000000000001AAA', version: 1 });
    return id;
  };
  for (let number = 1; number <= count; number++) add(number);

  const lists = new Map([
    [
      'allaccounts',
      { id: listId, listViewApiName: 'AllAccounts', label: 'All', eTag: 'v1', scope: 'everything' },
    ],
  ]);
  const widths: Record<string, number> = { Name: -1 };
  const found = (name: string) => lists.get(name.toLowerCase());

  const field = (value: unknown) => ({ displayValue: null, value });
  const record = ({ id, name, industry, ownerId, version }: Account) => ({
    apiName: 'Account',
    childRelationships: {},
    eTag: `${version}`,
    fields: { Industry: field(industry), Name: field(name), OwnerId: field(ownerId) },
    id,
    lastModifiedById: null,
    lastModifiedDate: null,
    recordTypeId: null,
    recordTypeInfo: null,
    systemModstamp: null,
    weakEtag: version,
  });

  const reference = (name: string) => {
    const list = found(name);
    return {
      id: list?.id ?? null,
      listViewApiName: list?.listViewApiName ?? null,
      objectApiName: 'Account',
      type: list ? 'listView' : 'mru',
    };
  };

  const info = (name: string) => ({
    eTag: found(name)?.eTag ?? 'recent',
    filteredByInfo: found(name)
      ? [{ fieldApiName: 'Industry', label: 'Industry', operandLabels: ['Retail'], operator: 'Equals' }]
      : [],
    label: found(name)?.label ?? 'Recently Viewed',
    listReference: reference(name),
    objectApiNames: ['Account', 'User'],
    orderedByInfo: found(name) ? [{ fieldApiName: 'Name', isAscending: true, label: 'Name' }] : [],
    scope: found(name) ? { apiName: found(name)?.scope, entity: null, label: '', relatedEntity: null } : null,
    userPreferences: { columnWidths: { ...widths }, columnWrap: {} },
  });

  function page(name: string, input: Readonly<Record<string, unknown>>) {
    const size = Number(input.pageSize ?? 50);
    const offset = input.pageToken === undefined ? 0 : Number(String(input.pageToken).replace('at-', ''));
    const all = [...accounts.values()]
      .filter(({ industry }) => industry === 'Retail')
      .sort((one, other) => one.name.localeCompare(other.name));
    const shown = all.slice(offset, offset + size);
    const token = (at: number) => (at >= 0 && at < all.length ? `at-${at}` : null);
    return {
      count: shown.length,
      currentPageToken: `at-${offset}`,
      currentPageUrl: null,
      fields: [],
      listInfoETag: info(name).eTag,
      listReference: reference(name),
      nextPageToken: token(offset + size),
      nextPageUrl: null,
      optionalFields: [],
      pageSize: size,
      previousPageToken: offset > 0 ? token(Math.max(0, offset - size)) : null,
      previousPageUrl: null,
      records: shown.map(record),
      searchTerm: null,
      sortBy: found(name) ? 'Name,Id' : null,
      where: null,
    };
  }

  const missing = () => reply(404, [{ errorCode: 'NOT_FOUND', message: 'No such list.' }]);
  const nameOf = ({ path }: ScriptedRequest) => part(path, 1);
  const byId = (id: string) => [...lists.values()].find((list) => list.id === id)?.listViewApiName ?? '';
  const summaries = (input: Readonly<Record<string, string>>, leads: string) => {
    const size = Number(input.pageSize ?? 20);
    const offset = input.pageToken === undefined ? 0 : Number(input.pageToken.replace('at-', ''));
    const all = [...lists.values()].map(({ id, label, listViewApiName: apiName }) => ({
      apiName,
      id,
      label,
      [leads]: `/${apiName}`,
    }));
    const shown = all.slice(offset, offset + size);
    return {
      count: shown.length,
      currentPageToken: `at-${offset}`,
      lists: shown,
      nextPageToken: offset + size < all.length ? `at-${offset + size}` : null,
      objectApiName: 'Account',
      pageSize: size,
      previousPageToken: null,
      queryString: null,
      recentListsOnly: false,
    };
  };
  const preferences = (name: string) => ({
    columnWidths: { ...widths },
    columnWrap: {},
    listReference: reference(name),
    orderedBy: [],
  });

  const script = {
    'GET /list-info/batch': ({ query }: ScriptedRequest) => {
      const names = query.names?.split(',').map((name) => name.split('.')[1] ?? '');
      const requested = names ?? query.ids?.split(',').map(byId) ?? [];
      return {
        results: requested.map((name) =>
          found(name)
            ? { statusCode: 200, result: { ...info(name), objectApiNames: [] } }
            : { statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: 'No such list.' }] },
        ),
      };
    },
    'GET /list-info/*/*': (request: ScriptedRequest) =>
      found(nameOf(request)) ? info(nameOf(request)) : missing(),
    'GET /list-info/*': ({ query }: ScriptedRequest) => summaries(query, 'url'),
    'POST /list-info/*': ({ body }: ScriptedRequest) => {
      const { listViewApiName, label } = body as { listViewApiName: string; label: string };
      const id = normalizeId(`00B00000000000${lists.size + 1}`);
      lists.set(listViewApiName.toLowerCase(), {
        id,
        listViewApiName,
        label,
        eTag: 'v1',
        scope: 'everything',
      });
      return reply(201, info(listViewApiName));
    },
    'PATCH /list-info/*/*': (request: ScriptedRequest) => {
      const list = found(nameOf(request));
      if (!list) return missing();
      Object.assign(list, request.body, { eTag: `${list.eTag}+` });
      return info(nameOf(request));
    },
    'DELETE /list-info/*/*': (request: ScriptedRequest) => {
      lists.delete(nameOf(request).toLowerCase());
      return reply(204);
    },
    'GET /list-preferences/*/*': (request: ScriptedRequest) => preferences(nameOf(request)),
    'PATCH /list-preferences/*/*': (request: ScriptedRequest) => {
      Object.assign(widths, (request.body as { columnWidths?: object }).columnWidths);
      return preferences(nameOf(request));
    },
    'POST /list-records/*/*': (request: ScriptedRequest) =>
      found(nameOf(request)) ? page(nameOf(request), Object(request.body)) : missing(),
    'GET /list-records/*': (request: ScriptedRequest) => page(byId(nameOf(request)), request.query),
    'GET /mru-list-records/*': ({ query }: ScriptedRequest) => page('', query),
    'GET /mru-list-ui/*': ({ query }: ScriptedRequest) => ({ info: info(''), records: page('', query) }),
    'GET /list-ui/*/*': (request: ScriptedRequest) =>
      found(nameOf(request))
        ? { info: info(nameOf(request)), records: page(nameOf(request), request.query) }
        : missing(),
    'GET /list-ui/*': (request: ScriptedRequest) => {
      const name = byId(nameOf(request));
      if (!name) return summaries(request.query, 'listUiUrl');
      return { info: info(name), records: page(name, request.query) };
    },
    'GET /records/*': (request: ScriptedRequest) => {
      const account = accounts.get(nameOf(request));
      return account ? record(account) : missing();
    },
    'PATCH /records/*': (request: ScriptedRequest) => {
      const account = accounts.get(nameOf(request));
      if (!account) return missing();
      const { Name, Industry, OwnerId } = (request.body as { fields: Record<string, string> }).fields;
      account.name = Name ?? account.name;
      account.industry = Industry ?? account.industry;
      account.ownerId = OwnerId ?? account.ownerId;
      account.version++;
      return record(account);
    },
    'POST /records': (request: ScriptedRequest) => {
      const { Name } = (request.body as { fields: Record<string, string> }).fields;
      const account = accounts.get(add(accounts.size + 1, Name));
      return account ? reply(201, record(account)) : missing();
    },
    'DELETE /records/*': (request: ScriptedRequest) => {
      accounts.delete(nameOf(request));
      return reply(204);
    },
  };
  return { accounts, add, lists, widths, script };
}

/** What distinguishes requests: the method and the end of the path below the API's. */
export const requested = ({ method, path }: ScriptedRequest): string =>
  `${method} ${path.slice(path.indexOf('/ui-api/') + '/ui-api/'.length)}`;

/** What was requested beside the page, for a POST and for a GET alike. */
export const pageOf = ({ body, query }: ScriptedRequest): Readonly<Record<string, unknown>> =>
  Object(body ?? query);

export const names = (
  page:
    | { readonly records: readonly { readonly fields: Readonly<Record<string, { value: unknown }>> }[] }
    | undefined,
): readonly unknown[] | undefined => page?.records.map(({ fields }) => fields.Name?.value);
