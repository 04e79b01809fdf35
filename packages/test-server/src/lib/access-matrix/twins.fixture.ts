import { get, type KnownRecord, patch, post, type Sent } from './matrix-call.fixture.ts';
import { objectCalls } from './object-calls.fixture.ts';

/** A request that names something which its sender may not know of. */
export interface Naming {
  readonly hidden: string;
  readonly sent: Sent;
}

/** The same request with a name that nobody declared in the place of the hidden one. */
export function twinOf({ hidden, sent }: Naming): Sent {
  const unknown = unknownFor(hidden);
  const { method, path, body } = sent;
  const rename = (text: string): string => text.replaceAll(hidden, unknown);
  return {
    method,
    path: rename(path),
    ...(body === undefined ? {} : { body: JSON.parse(rename(JSON.stringify(body))) }),
  };
}

/** As long as the hidden name, and of its form. */
export const unknownFor = (hidden: string): string =>
  hidden.replace(
    /^(\w+?)(__[cr])?$/,
    (_, name: string, end = '') => `${'Nosuchthing'.repeat(3).slice(0, name.length)}${end}`,
  );

type AtRecord = (name: string, record: KnownRecord, lab: string) => Sent;

const onInstrument = '/ui-api/list-records/Instrument__c/AllInstruments';
const info = '/ui-api/list-info/Instrument__c';
const query = (text: string): Sent => get(`/query?q=${encodeURIComponent(text)}`);
const filter = (fieldPath: string) => [{ fieldPath, operator: 'Equals', values: ['x'] }];
const order = (fieldApiName: string) => [{ fieldApiName, isAscending: true }];
const keyword = '/ui-api/search/results/keyword?objectApiName=Instrument__c&q=specimen';
const create = (fields: object): object => ({
  apiName: 'Instrument__c',
  fields: { Name: 'Twin', ...fields },
});
const typed = { attributes: { type: 'Instrument__c' } };

/** Everything that names a field of instruments. */
const fieldRequests: readonly AtRecord[] = [
  (name, { id }) => get(`/ui-api/records/${id}?fields=Instrument__c.${name}`),
  (name, { id }) =>
    get(`/ui-api/records/${id}?fields=Instrument__c.Name&optionalFields=Instrument__c.${name}`),
  (name, { id }) => get(`/ui-api/records/batch/${id}?fields=Instrument__c.${name}`),
  (name, { id }) => get(`/ui-api/record-ui/${id}?layoutTypes=Compact&optionalFields=Instrument__c.${name}`),
  (name) => get(`/ui-api/record-defaults/create/Instrument__c?optionalFields=Instrument__c.${name}`),
  (name, { id }) => get(`/ui-api/record-defaults/clone/${id}?optionalFields=Instrument__c.${name}`),
  (name) => get(`/ui-api/record-defaults/template/create/Instrument__c?optionalFields=Instrument__c.${name}`),
  (name, { id }) => get(`/ui-api/record-defaults/template/clone/${id}?optionalFields=Instrument__c.${name}`),
  (name, { other }) => get(`/ui-api/records/${other}?fields=Repair__c.Instrument__r.${name}`),
  (name) => post(onInstrument, { fields: [`Instrument__c.${name}`] }),
  (name) => post(onInstrument, { optionalFields: [`Instrument__c.${name}`] }),
  (name) => post(onInstrument, { sortBy: [name] }),
  (name) => post(onInstrument, { where: `{ ${name}: { eq: "x" } }` }),
  (name) => get(`/ui-api/list-ui/Instrument__c/AllInstruments?sortBy=-${name}`),
  (name) => get(`/ui-api/mru-list-records/Instrument__c?sortBy=${name}`),
  (name) => post(info, { label: 'Twin', displayColumns: [name] }),
  (name) =>
    post(info, {
      label: 'Twin',
      displayColumns: ['Name'],
      filteredByInfo: [{ fieldApiName: name, operator: 'Equals', operandLabels: ['x'] }],
    }),
  (name) => patch('/ui-api/list-preferences/Instrument__c/AllInstruments', { orderedBy: order(name) }),
  (name) => patch('/ui-api/list-preferences/Instrument__c/Mixed', { columnWidths: { [name]: 50 } }),
  (name, _, lab) =>
    post(`/ui-api/related-list-records/${lab}/Instruments__r`, { fields: [`Instrument__c.${name}`] }),
  (name, _, lab) => post(`/ui-api/related-list-records/${lab}/Instruments__r`, { sortBy: [name] }),
  (name, _, lab) =>
    post(`/ui-api/related-list-records/${lab}/Instruments__r`, { where: `{ ${name}: { ne: "x" } }` }),
  (name) =>
    get(
      `/ui-api/related-list-info/Lab__c/Instruments__r?restrictColumnsToLayout=false&fields=Instrument__c.${name}`,
    ),
  (name, _, lab) =>
    get(`/ui-api/records/${lab}/child-relationships/Instruments__r?fields=Instrument__c.${name}`),
  (name) => post(keyword, { filters: filter(name) }),
  (name) => post(keyword, { sortBy: [name] }),
  (name) =>
    post('/ui-api/search/results?q=specimen', {
      objectApiNames: ['Instrument__c'],
      searchObjectOptions: { filters: filter(name) },
    }),
  (name) => get(`/ui-api/search-info/Instrument__c/filters/${name}/options`),
  (name) => get(`/ui-api/search-info/Instrument__c/lookup/${name}`),
  (name) => get(`/ui-api/lookups/Instrument__c/${name}`),
  (name) => post('/ui-api/lookups/Repair__c/Instrument__c', { orderBy: order(name) }),
  (name) => get(`/ui-api/object-info/Instrument__c/picklist-values/012000000000000AAA/${name}`),
  (name) => query(`SELECT ${name} FROM Instrument__c`),
  (name) => query(`SELECT Instrument__r.${name} FROM Repair__c`),
  (name) => query(`SELECT Name FROM Instrument__c WHERE ${name} = 'x'`),
  (name) => query(`SELECT COUNT() FROM Instrument__c WHERE ${name} LIKE 'veil%'`),
  (name) => query(`SELECT Name FROM Instrument__c ORDER BY ${name}`),
  (name, { id }) => get(`/sobjects/Instrument__c/${id}?fields=${name}`),
  (name, { id }) => post('/composite/sobjects/Instrument__c', { ids: [id], fields: [name] }),
  (name, { id }) =>
    get(
      `/ui-api/actions/record-defaults/Instrument__c.Weigh?parentRecordId=${id}&optionalFields=Instrument__c.${name}`,
    ),
  (name, { id }) =>
    patch('/ui-api/actions/perform-quick-action/Instrument__c.Weigh', {
      contextId: id,
      fields: { [name]: 'x' },
    }),
  (name, { id }) => patch(`/ui-api/records/${id}`, { fields: { [name]: 'x' } }),
  (name, { id }) => patch(`/sobjects/Instrument__c/${id}`, { [name]: 'x' }),
  (name) => post('/ui-api/records', create({ [name]: 'x' })),
  (name) => post('/sobjects/Instrument__c', { Name: 'Twin', [name]: 'x' }),
  (name) => post('/composite/sobjects', { records: [{ ...typed, Name: 'Twin', [name]: 'x' }] }),
  (name) =>
    post('/ui-api/records/batch', { operations: [{ type: 'CREATE', records: [create({ [name]: 'x' })] }] }),
  (name) => post('/ui-api/predupe', create({ [name]: 'x' })),
];

/** Everything that names a way down from a laboratory. */
const wayDownRequests: readonly AtRecord[] = [
  (name, _, lab) => get(`/ui-api/records/${lab}?fields=Lab__c.Name&childRelationships=Lab__c.${name}`),
  (name, _, lab) => get(`/ui-api/records/${lab}/child-relationships/${name}`),
  (name, _, lab) => post(`/ui-api/related-list-records/${lab}/${name}`, {}),
  (name, _, lab) => get(`/ui-api/related-list-records/batch/${lab}/${name}`),
  (name, _, lab) => get(`/ui-api/related-list-count/${lab}/${name}`),
  (name, _, lab) => get(`/ui-api/related-list-count/batch/${lab}/${name}`),
  (name) => get(`/ui-api/related-list-info/Lab__c/${name}`),
  (name) => get(`/ui-api/related-list-info/batch/Lab__c/${name}`),
  (name) => get(`/ui-api/related-list-preferences/Lab__c.${name}`),
  (name) => patch(`/ui-api/related-list-preferences/Lab__c.${name}`, { columnWrap: {} }),
  (name, _, lab) => post(`/ui-api/actions/record/${lab}/related-list/${name}`, {}),
];

/** The same, from an instrument, whose way down leads to what is hidden altogether. */
const toVaults = wayDownRequests.map(
  (request): AtRecord =>
    (name, record) => {
      const { method, path, body } = request(name, record, record.id);
      const asked = { method, path: path.replaceAll('Lab__c', 'Instrument__c') };
      return body === undefined ? asked : { ...asked, body };
    },
);

const listRequests: readonly AtRecord[] = [
  (name) => get(`${info}/${name}`),
  (name) => post(`/ui-api/list-records/Instrument__c/${name}`, {}),
  (name) => get(`/ui-api/list-ui/Instrument__c/${name}`),
  (name) => get(`/ui-api/list-info/batch?names=Instrument__c.${name}`),
  (name) => get(`/ui-api/list-preferences/Instrument__c/${name}`),
  (name) => patch(`${info}/${name}`, { label: 'Twin' }),
];

const actionRequests: readonly AtRecord[] = [
  (name, { id }) => get(`/ui-api/actions/quick-action-info/Instrument__c.${name}?parentRecordId=${id}`),
  (name, { id }) => get(`/ui-api/actions/record-defaults/Instrument__c.${name}?parentRecordId=${id}`),
  (name) => get(`/ui-api/actions/layout/Instrument__c.${name}`),
  (name, { id }) => patch(`/ui-api/actions/perform-quick-action/Instrument__c.${name}`, { contextId: id }),
  (name) => get(`/ui-api/actions/layout/${name}`),
  (name) => post(`/ui-api/actions/perform-quick-action/${name}`, { fields: {} }),
];

const appRequests: readonly AtRecord[] = [
  (name) => get(`/ui-api/apps/${name}?formFactor=Large`),
  (name) => get(`/ui-api/apps/${name}/user-nav-items`),
  (name) => get(`/ui-api/actions/flexipage/${name}`),
  (name) => get(`/ui-api/nav-items?navItemNames=${name}`),
];

const objectRequests: readonly AtRecord[] = [
  ...objectCalls
    .filter(({ objects, id }) => objects.includes('VeilVault__c') && !/ListViewId|ListViewActions/.test(id))
    .map(
      ({ request }): AtRecord =>
        () =>
          request('VeilVault__c'),
    ),
  () => post('/ui-api/search/results?q=specimen', { objectApiNames: ['VeilVault__c'] }),
  () => get('/ui-api/lookups/Instrument__c/Place__c?targetApiName=VeilVault__c'),
  () => get('/ui-api/actions/lookup/Instrument__c,VeilVault__c'),
];

const each = (names: readonly string[], requests: readonly AtRecord[]) =>
  names.flatMap((hidden) => requests.map((request) => ({ hidden, request })));

/** Every request that names a hidden thing, about a record that its sender sees. */
export const namings = (record: KnownRecord, lab: string): readonly Naming[] =>
  [
    ...each(
      ['Veil__c', 'VeilCode__c', 'VeilKind__c', 'VeilLab__c', 'VeilTag__c', 'VeilSum__c'],
      fieldRequests,
    ),
    ...each(
      ['VeilLab__r'],
      fieldRequests.map(
        (request): AtRecord =>
          (name, ...rest) =>
            request(`${name}.Name`, ...rest),
      ),
    ),
    ...each(['VeilInstruments__r'], wayDownRequests),
    ...each(['VeilVaults__r'], toVaults),
    ...each(['VeilFiltered', 'VeilShared', 'KeepersOwn'], listRequests),
    ...each(['VeilDo', 'VeilStore', 'VeilNew'], actionRequests),
    ...each(['VeilApp'], appRequests),
    ...each(['VeilVault__c'], objectRequests),
  ].map(({ hidden, request }) => ({ hidden, sent: request(hidden, record, lab) }));
