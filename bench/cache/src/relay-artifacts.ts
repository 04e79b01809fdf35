import type { ConcreteRequest, ReaderFragment } from 'relay-runtime';
import { itemFields, linkedFields, links } from './workload.ts';

type Selection = ReaderFragment['selections'][number] & ConcreteRequest['operation']['selections'][number];

const scalar = (name: string): Selection => ({
  kind: 'ScalarField',
  alias: null,
  args: null,
  name,
  storageKey: null,
});

const object = (
  name: string,
  concreteType: string,
  selections: readonly Selection[],
  plural = false,
): Selection => ({
  kind: 'LinkedField',
  alias: null,
  args: null,
  concreteType,
  name,
  plural,
  selections,
  storageKey: null,
});

const envelope = [
  'apiName',
  'eTag',
  'id',
  'lastModifiedById',
  'lastModifiedDate',
  'recordTypeId',
  'systemModstamp',
  'weakEtag',
].map(scalar);

const values = (names: readonly string[]) =>
  names.map((name) => object(name, 'TextValue', [scalar('displayValue'), scalar('value')]));

const linked = [...envelope, ...values(linkedFields)];

const item = [
  ...envelope,
  ...values(itemFields),
  ...Object.entries(links).map(([name, type]) => object(name, type, linked)),
];

const fragment = (name: string, type: string, selections: readonly Selection[]): ReaderFragment => ({
  kind: 'Fragment',
  abstractKey: null,
  argumentDefinitions: [],
  metadata: null,
  name,
  selections,
  type,
});

const query = (name: string, selections: readonly Selection[]): ConcreteRequest => ({
  kind: 'Request',
  fragment: fragment(name, 'Query', selections),
  operation: { kind: 'Operation', argumentDefinitions: [], name, selections },
  params: { cacheID: name, id: null, metadata: {}, name, operationKind: 'query', text: null },
});

/** What Relay's compiler writes for the workload's documents, with all fields in one fragment. */
export const pageQuery = query('Page', [
  object('page', 'Page', [
    scalar('count'),
    scalar('currentPageToken'),
    object('records', 'Equipment__c', item, true),
  ]),
]);
export const itemQuery = query('Item', [object('item', 'Equipment__c', item)]);
export const ownerQuery = query('Owner', [object('owner', links.Owner__r, linked)]);
export const itemFragment = fragment('ItemFragment', 'Equipment__c', item);
