import type { AnyCall } from '@relab/contract';
import { type Batch, partResult } from '../sources/batch.ts';
import type { BatchItem } from '../sources/joined-source.ts';

/** A call and what it is sent with. */
export type Request = readonly [call: AnyCall, config: object];

/** How single reads are sent alone, and together. */
export interface PartRequests<Item> {
  /** Unique in a client. */
  readonly name: string;
  /** What one request has in common. */
  readonly group: (item: Item) => string;
  readonly one: (item: Item) => Request;
  readonly all: (items: readonly Item[]) => Request;
}

/** As many as fit the path of one request. */
const maxItems = 100;

/** A batch whose answer has a result for each item, in their order and each by its own status (D-110, D-222). */
// @__NO_SIDE_EFFECTS__
export function partsBatch<Item, Result>({ name, group, one, all }: PartRequests<Item>): Batch<Item, Result> {
  return {
    name,
    maxItems,
    group,
    async send(client, items, { signal, causes }) {
      const [first] = items;
      if (first !== undefined && items.length === 1)
        return [(await client.send(...one(first), signal, causes)) as Result];
      const response = (await client.send(...all(items), signal, causes)) as {
        readonly results?: readonly BatchItem[];
      } | null;
      return items.map((_, index) => partResult<Result>(response?.results?.[index]));
    },
  };
}
