import { createStore, fieldTree, localRecordsOf } from '@relab/store';
import { uiPeer } from '../peer.ts';
import type { UiRecord } from '../ui-form.ts';
import { itemFields, linkedFields, links } from '../workload.ts';

const lifetime = 30_000;
const tree = fieldTree([
  ...itemFields,
  ...Object.keys(links).flatMap((link) => linkedFields.map((name) => `${link}.${name}`)),
]);

/** Our own store, used as the client uses it. */
export const peer = uiPeer(() => {
  const store = createStore({ now: Date.now });
  const records = localRecordsOf(store);
  const page = records.documentQuery('page');
  const publish = (record: UiRecord) => void records.publish(record, lifetime);
  return {
    takeIn({ records: taken, ...value }) {
      const { ids, fields } = records.publishAll(taken, lifetime);
      store.publish('page', { value, parts: [{ at: ['records'], ids, fields }] }, lifetime);
    },
    read: () => page.read().data,
    observe: (id, called) => void records.query(id, id, tree).subscribe(called),
    takeItem: publish,
    takeOwner: publish,
    takeAnswer: (key, answer) => store.publish(key, answer, lifetime),
  };
});
