import {
  Environment,
  type Fragment,
  type FragmentSelection,
  Luvio,
  type NetworkAdapter,
  type PathSelection,
  type ResourceIngest,
  Store,
  type StoreLink,
} from '@luvio/engine';
import type { Cache } from './peer.ts';
import type { UiPage, UiRecord } from './ui-form.ts';

/** How records lie in the engine's store, which leaves that to the code that takes answers in. */
export interface Layout {
  /** Puts a record and what it links to under their keys; answers the record's key. */
  ingest(record: UiRecord, luvio: Luvio, store: Store): string;
  readonly fragment: Fragment;
}

const noNetwork: NetworkAdapter = () => Promise.reject(new Error('There is no network here.'));

export const recordKey = (id: string): string => `Record:${id}`;

/** Notes until when a record is fresh. */
export function noteLifetime(luvio: Luvio, key: string): void {
  luvio.publishStoreMetadata(key, { namespace: 'Record', representationName: 'Record', ttl: 30_000 });
}

export const scalar = (name: string): PathSelection => ({ kind: 'Scalar', name });

/** What a record has beside its fields. */
export const envelope: readonly PathSelection[] = [
  ...[
    'apiName',
    'eTag',
    'id',
    'lastModifiedById',
    'lastModifiedDate',
    'recordTypeId',
    'systemModstamp',
    'weakEtag',
  ].map(scalar),
  { kind: 'Object', name: 'childRelationships', opaque: true },
  { kind: 'Object', name: 'recordTypeInfo', nullable: true, opaque: true },
];

/** The platform's own engine, with a page, its records and their links in the given layout. */
export function luvioCache({ ingest, fragment }: Layout): Cache<UiPage, UiRecord, UiRecord> {
  const luvio = new Luvio(new Environment(new Store(), noNetwork));
  const page: FragmentSelection = {
    kind: 'Fragment',
    private: [],
    selections: [
      scalar('count'),
      scalar('currentPageToken'),
      { kind: 'Link', name: 'records', plural: true, fragment },
    ],
  };
  const ingestRecord: ResourceIngest = (record: UiRecord, _, engine, store): StoreLink => ({
    __ref: ingest(record, engine, store),
  });
  const ingestPage: ResourceIngest = (
    { records, ...rest }: UiPage,
    { fullPath },
    engine,
    store,
  ): StoreLink => {
    const links = records.map((record) => ({ __ref: ingest(record, engine, store) }));
    engine.storePublish(fullPath, { ...rest, records: links });
    return { __ref: fullPath };
  };
  const takeRecord = (record: UiRecord) => {
    luvio.storeIngest(recordKey(record.id), ingestRecord, record);
    luvio.storeBroadcast();
  };
  return {
    takeIn(response) {
      luvio.storeIngest('page', ingestPage, response);
      luvio.storeBroadcast();
    },
    read: () => luvio.storeLookup({ recordId: 'page', node: page, variables: {} }).data,
    observe(id, called) {
      const snapshot = luvio.storeLookup({ recordId: recordKey(id), node: fragment, variables: {} });
      luvio.storeSubscribe(snapshot, called);
    },
    takeItem: takeRecord,
    takeOwner: takeRecord,
  };
}
