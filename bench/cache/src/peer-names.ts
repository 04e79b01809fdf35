import type { GraphPeer, UiPeer } from './peer.ts';
import { relabImports } from './relab-imports.ts';

interface PeerModule {
  readonly peer: UiPeer | GraphPeer;
}

interface Entry {
  readonly title: string;
  load(): Promise<PeerModule>;
  /** What an application imports to do what the workload does, and no more. */
  readonly imports: string;
}

/** Every cache of the bench, ours first. Each is loaded by its own process alone. */
export const peers = {
  relab: {
    title: 'Relab',
    load: () => import('./peers/relab.ts'),
    imports: relabImports,
  },
  apollo: {
    title: 'Apollo',
    load: () => import('./peers/apollo.ts'),
    imports: "export { InMemoryCache } from '@apollo/client/cache'; export { gql } from 'graphql-tag';",
  },
  graphcache: {
    title: 'Graphcache',
    load: () => import('./peers/graphcache.ts'),
    imports:
      "export { Client, gql, makeResult } from '@urql/core'; export { cacheExchange } from '@urql/exchange-graphcache';",
  },
  relay: {
    title: 'Relay',
    load: () => import('./peers/relay.ts'),
    imports:
      "export { createOperationDescriptor, createReaderSelector, Environment, Network, RecordSource, Store } from 'relay-runtime';",
  },
  'data-client': {
    title: 'Data Client',
    load: () => import('./peers/data-client.ts'),
    imports:
      "export { Controller, createReducer, initialState } from '@data-client/core'; export { Endpoint, Entity } from '@data-client/endpoint';",
  },
  'tanstack-query': {
    title: 'TanStack Query',
    load: () => import('./peers/tanstack-query.ts'),
    imports: "export { QueryClient, QueryObserver } from '@tanstack/query-core';",
  },
  'tanstack-db': {
    title: 'TanStack DB',
    load: () => import('./peers/tanstack-db.ts'),
    imports: "export { createCollection, createLiveQueryCollection, eq } from '@tanstack/db';",
  },
  'luvio-inline': {
    title: 'Luvio, inline',
    load: () => import('./peers/luvio-inline.ts'),
    imports: "export { Environment, Luvio, Store } from '@luvio/engine';",
  },
  'luvio-fields': {
    title: 'Luvio, by field',
    load: () => import('./peers/luvio-fields.ts'),
    imports: "export { Environment, Luvio, Store } from '@luvio/engine';",
  },
} satisfies Record<string, Entry>;

export type PeerName = keyof typeof peers;

export const isPeerName = (name: string): name is PeerName => Object.hasOwn(peers, name);
