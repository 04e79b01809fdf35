import { InMemoryCache } from '@apollo/client/cache';
import { cacheSizes } from '@apollo/client/utilities';
import { gql } from 'graphql-tag';
import { itemText, linkedText } from '../documents.ts';
import type { GraphLinked } from '../graph-form.ts';
import { graphPeer } from '../peer.ts';

// Room for every object of the largest cache: by default the memory of what was read ends at 50,000, and all is read anew.
Object.assign(cacheSizes, {
  'inMemoryCache.executeSelectionSet': 5_000_000,
  'inMemoryCache.executeSubSelectedArray': 100_000,
  'inMemoryCache.maybeBroadcastWatch': 100_000,
});

const itemFragment = gql(itemText);
const linkedFragment = gql(linkedText);
const pageQuery = gql`query Page { page { count currentPageToken records { ...Item } } } ${itemFragment}`;

const keyOf = ({ __typename, id }: GraphLinked) => ({ __typename, id });

/** Apollo Client's normalised cache: `writeQuery`, `readQuery`, `writeFragment` and `watchFragment`. */
export const peer = graphPeer(() => {
  const cache = new InMemoryCache();
  return {
    takeIn: (page) => void cache.writeQuery({ query: pageQuery, data: { page } }),
    read: () => cache.readQuery({ query: pageQuery }),
    observe(id, called) {
      const from = { __typename: 'Equipment__c', id };
      cache.watchFragment({ fragment: itemFragment, from }).subscribe(called);
    },
    takeItem: (data) => void cache.writeFragment({ fragment: itemFragment, from: keyOf(data), data }),
    takeOwner: (data) => void cache.writeFragment({ fragment: linkedFragment, from: keyOf(data), data }),
  };
});
