import { Client, type Exchange, gql, makeResult, type OperationResult } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { filter, map, pipe } from 'wonka';
import { itemText, linkedText } from '../documents.ts';
import { graphPeer } from '../peer.ts';

const item = gql(itemText);
const linked = gql(linkedText);
const pageQuery = gql`query Page { page { count currentPageToken records { ...Item } } } ${item}`;
const itemQuery = gql`query Item($id: ID!) { item(id: $id) { ...Item } } ${item}`;
const saveItem = gql`mutation SaveItem { saveItem { ...Item } } ${item}`;
const saveOwner = gql`mutation SaveOwner { saveOwner { ...Linked } } ${linked}`;

/** urql's client with its normalised cache. A read of an item resolves to the record by its id, as the docs say. */
export const peer = graphPeer(() => {
  let response: Readonly<Record<string, unknown>> = {};
  /** Stands for the network: answers at once what is at hand. */
  const network: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      map((operation): OperationResult => makeResult(operation, { data: response })),
    );
  const cache = cacheExchange({
    keys: { TextValue: () => null, Page: () => null },
    resolvers: { Query: { item: (_, { id }) => ({ __typename: 'Equipment__c', id: String(id) }) } },
  });
  const client = new Client({
    url: 'http://localhost/',
    exchanges: [cache, network],
    preferGetMethod: false,
  });
  const ignore = () => {};
  return {
    takeIn(page) {
      response = { page };
      client.query(pageQuery, {}, { requestPolicy: 'network-only' }).subscribe(ignore).unsubscribe();
    },
    read: () => client.readQuery(pageQuery, {})?.data,
    observe: (id, called) => void client.query(itemQuery, { id }).subscribe(called),
    takeItem(saved) {
      response = { __typename: 'Mutation', saveItem: saved };
      client.mutation(saveItem, {}).subscribe(ignore);
    },
    takeOwner(saved) {
      response = { __typename: 'Mutation', saveOwner: saved };
      client.mutation(saveOwner, {}).subscribe(ignore);
    },
  };
});
