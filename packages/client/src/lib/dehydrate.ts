import { dehydrate as dehydrateStore, type State } from '@relab/store';
import type { Client } from './client.ts';

/** The cache as a value that JSON can carry, for a client that starts with it. */
export const dehydrate = ({ store }: Client): State => dehydrateStore(store);
