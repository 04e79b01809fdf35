import {
  createOperationDescriptor,
  createReaderSelector,
  Environment,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { graphPeer } from '../peer.ts';
import { itemFragment, itemQuery, ownerQuery, pageQuery } from '../relay-artifacts.ts';

/** Relay's environment: `commitPayload`, `lookup`, and `subscribe` to a fragment's snapshot. */
export const peer = graphPeer(() => {
  const network = Network.create(() => Promise.reject(new Error('There is no network here.')));
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const [page, item, owner] = [pageQuery, itemQuery, ownerQuery].map((query) =>
    createOperationDescriptor(query, {}),
  );
  if (!page || !item || !owner) throw new Error('An operation is missing.');
  environment.retain(page);
  return {
    takeIn: (response) => environment.commitPayload(page, { page: response }),
    read: () => environment.lookup(page.fragment).data,
    observe(id, called) {
      const selector = createReaderSelector(itemFragment, id, {}, page.request);
      environment.subscribe(environment.lookup(selector), called);
    },
    takeItem: (response) => environment.commitPayload(item, { item: response }),
    takeOwner: (response) => environment.commitPayload(owner, { owner: response }),
  };
});
