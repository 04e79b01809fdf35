import { createCollection, createLiveQueryCollection, eq, type SyncConfig } from '@tanstack/db';
import { uiPeer } from '../peer.ts';
import type { UiField, UiRecord } from '../ui-form.ts';

type Row = UiRecord & { readonly ownerId: string; readonly makerId: string };

/** A collection that a server's answers are written into. */
function responses<Stored extends { readonly id: string }>() {
  let sync: Parameters<SyncConfig<Stored, string>['sync']>[0] | undefined;
  const rows = createCollection<Stored, string>({
    getKey: ({ id }) => id,
    startSync: true,
    sync: {
      rowUpdateMode: 'full',
      sync(given) {
        sync = given;
        given.markReady();
      },
    },
  });
  const takeIn = (given: Iterable<Stored>) => {
    sync?.begin();
    for (const value of given) sync?.write({ type: rows.has(value.id) ? 'update' : 'insert', value });
    sync?.commit();
  };
  return { rows, takeIn };
}

const linked = (field: UiField | undefined): UiRecord | undefined =>
  typeof field?.value === 'object' && field.value !== null ? field.value : undefined;

/** TanStack DB: a collection for each kind of record, and a live query that joins them. */
export const peer = uiPeer(() => {
  const [items, owners, makers] = [responses<Row>(), responses<UiRecord>(), responses<UiRecord>()];
  const takeIn = (records: readonly UiRecord[]) => {
    const rows: Row[] = [];
    const [people, companies] = [new Map<string, UiRecord>(), new Map<string, UiRecord>()];
    for (const record of records) {
      const { Owner__r, Maker__r, ...fields } = record.fields;
      const [owner, maker] = [linked(Owner__r), linked(Maker__r)];
      if (owner) people.set(owner.id, owner);
      if (maker) companies.set(maker.id, maker);
      rows.push({ ...record, fields, ownerId: owner?.id ?? '', makerId: maker?.id ?? '' });
    }
    owners.takeIn(people.values());
    makers.takeIn(companies.values());
    items.takeIn(rows);
  };
  let live: ReturnType<typeof createPage> | undefined;
  const createPage = () =>
    createLiveQueryCollection({
      startSync: true,
      query: (q) =>
        q
          .from({ item: items.rows })
          .leftJoin({ owner: owners.rows }, ({ item, owner }) => eq(item.ownerId, owner.id))
          .leftJoin({ maker: makers.rows }, ({ item, maker }) => eq(item.makerId, maker.id))
          .select(({ item, owner, maker }) => ({ id: item.id, item, owner, maker })),
    });
  const page = () => {
    live ??= createPage();
    return live;
  };
  return {
    takeIn: ({ records }) => takeIn(records),
    read: () => page().toArray,
    observe: (id, called) => void page().subscribeChanges(called, { where: (row) => eq(row.id, id) }),
    takeItem: (record) => takeIn([record]),
    takeOwner: (record) => owners.takeIn([record]),
  };
});
