import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';

/** Two accounts and their contacts, on a server that answers with the fields that it is requested. */
export const account = '001000000000001AAA';
export const other = '001000000000002AAA';
export const contact = (number: number): string => `00300000000000${number}AAA`;

type Values = Record<string, unknown>;
type Parameters = Readonly<Record<string, unknown>>;

const names = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : String(value ?? '').split(',')).filter((name) => name !== '');

export interface ContactServer {
  readonly contacts: Map<string, Values>;
  /** Statuses by the name of the related list, where not 200. */
  readonly statuses: Record<string, number>;
  readonly script: Record<string, unknown>;
}

const usualAnswer = ['Name', 'Email', 'AccountId', 'OwnerId', 'LastModifiedById'];

export function contactServer(
  count = 3,
  answered: readonly string[] = usualAnswer,
  fixed: Values = {},
): ContactServer {
  const contacts = new Map<string, Values>();
  const statuses: Record<string, number> = {};
  let version = 1;
  for (let number = 1; number <= count; number++)
    contacts.set(contact(number), { Name: `Name ${number}`, Email: null, AccountId: account, version });

  function body(id: string, fields: readonly string[]) {
    const { version: weakEtag, ...values } = contacts.get(id) ?? {};
    const shown = fields.map((name) => name.split('.').at(-1) ?? '').filter((name) => name in values);
    return {
      apiName: 'Contact',
      id,
      weakEtag,
      fields: Object.fromEntries(shown.map((name) => [name, { displayValue: null, value: values[name] }])),
    };
  }

  const of = (parent: string) => [...contacts].filter(([, { AccountId }]) => AccountId === parent);
  const reference = (parent: string, relatedListId: string) => ({
    id: null,
    inContextOfRecordId: parent,
    listViewApiName: null,
    objectApiName: null,
    parentObjectApiName: 'Account',
    recordTypeId: null,
    relatedListId,
    type: 'relatedList',
  });
  const failure = [{ errorCode: 'INVALID_TYPE', message: 'No such list.' }];

  function page(parent: string, relatedListId: string, parameters: Parameters) {
    const { pageSize = 50, pageToken = 'at 0', sortBy = [], where = null } = parameters;
    const offset = Number(String(pageToken).slice(3));
    const [sort = ''] = names(sortBy).map((name) => name.replace('Contact.', ''));
    const all = of(parent).sort(([, a], [, b]) => String(a[sort]).localeCompare(String(b[sort])));
    const shown = all.slice(offset, offset + Number(pageSize));
    const end = offset + shown.length;
    return {
      count: shown.length,
      currentPageToken: pageToken,
      fields: names(parameters.fields),
      listInfoETag: 'e1',
      listReference: reference(parent, relatedListId),
      nextPageToken: end < all.length ? `at ${end}` : null,
      optionalFields: names(parameters.optionalFields),
      pageSize,
      previousPageToken: offset > 0 ? `at ${Math.max(0, offset - Number(pageSize))}` : null,
      records: shown.map(([id]) =>
        body(id, [...names(parameters.fields), ...names(parameters.optionalFields)]),
      ),
      sortBy,
      where,
    };
  }

  const counted = (parent: string, relatedListId: string, { maxCount = 20 }: Parameters) => ({
    count: Math.min(of(parent).length, Number(maxCount)),
    hasMore: of(parent).length > Number(maxCount),
    listReference: reference(parent, relatedListId),
  });
  const part = (name: string, result: unknown) => {
    const statusCode = statuses[name] ?? 200;
    return { statusCode, result: statusCode === 200 ? result : failure };
  };
  const whole = (name: string, result: unknown) => (statuses[name] ? reply(statuses[name], failure) : result);
  const steps = ({ path }: ScriptedRequest) => decodeURIComponent(path).split('/').slice(-2);
  const input = (request: ScriptedRequest) => (request.body as { fields: Values }).fields;

  return {
    contacts,
    statuses,
    script: {
      'POST /related-list-records/batch/*': (request: ScriptedRequest) => {
        const [, parent = ''] = steps(request);
        const lists = (request.body as { relatedListParameters: readonly Parameters[] })
          .relatedListParameters;
        return {
          results: lists.map((list) =>
            part(String(list.relatedListId), page(parent, String(list.relatedListId), list)),
          ),
        };
      },
      'POST /related-list-records/*/*': (request: ScriptedRequest) => {
        const [parent = '', name = ''] = steps(request);
        return whole(name, page(parent, name, request.body as Parameters));
      },
      'GET /related-list-count/batch/*/*': (request: ScriptedRequest) => {
        const [parent = '', list = ''] = steps(request);
        return { results: names(list).map((name) => part(name, counted(parent, name, request.query))) };
      },
      'GET /related-list-count/*/*': (request: ScriptedRequest) => {
        const [parent = '', name = ''] = steps(request);
        return whole(name, counted(parent, name, request.query));
      },
      'POST /records': (request: ScriptedRequest) => {
        const id = contact(contacts.size + 1);
        contacts.set(id, { Email: null, ...input(request), version: ++version });
        return reply(201, body(id, Object.keys(input(request))));
      },
      'GET /records/*': (request: ScriptedRequest) => {
        const [, id = ''] = steps(request);
        const fields = [...names(request.query.fields), ...names(request.query.optionalFields)];
        return contacts.has(id) ? body(id, fields) : reply(404, []);
      },
      'PATCH /records/*': (request: ScriptedRequest) => {
        const [, id = ''] = steps(request);
        contacts.set(id, { ...contacts.get(id), ...input(request), ...fixed, version: ++version });
        return body(id, answered);
      },
      'DELETE /records/*': (request: ScriptedRequest) => {
        contacts.delete(steps(request)[1] ?? '');
        return reply(204);
      },
    },
  };
}

/** The info of the list, of which a record's page knows the object and the field that leads to the parent. */
export const contactsInfo = {
  fieldApiName: 'AccountId',
  filteredByInfo: [],
  label: 'Contacts',
  listReference: { parentObjectApiName: 'Account', relatedListId: 'Contacts' },
  objectApiNames: ['Contact'],
  orderedByInfo: [{ fieldApiName: 'Name', isAscending: true, label: 'Name' }],
  userPreferences: { columnWidths: { Name: -1 }, columnWrap: { Name: false } },
};
