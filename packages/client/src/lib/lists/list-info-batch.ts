import type { ListInfo, ListInfoBatch } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { type Batch, partResult } from '../sources/batch.ts';
import type { ListName } from './list-name.ts';

/** One list info to ask for: by the name of its list, or by its id. */
type ListInfoItem = ListName | { readonly listViewId: string };

const isById = (item: ListInfoItem) => 'listViewId' in item;

/** D-178. */
const batchName = ({ objectApiName, listViewApiName }: ListName) => `${objectApiName}.${listViewApiName}`;

/** Whether a name can stand among others in one request; what cannot is requested alone. */
const fitsBatch = (name: string) => /^\w+\.\w+$/.test(name);

/** Single list infos that are requested in one tick. */
export const listInfoBatch: Batch<ListInfoItem, ListInfo> = {
  name: 'list-infos',
  // A name has up to 81 characters, and all of them stand in one query.
  maxItems: 50,
  group(item) {
    if (isById(item)) return 'ids';
    const name = batchName(item);
    return fitsBatch(name) ? 'names' : name;
  },
  async send(client, items, { signal, causes }) {
    const names = items.flatMap((item) => (isById(item) ? [] : item));
    const [only] = names;
    if (items.length === 1 && only)
      return [(await client.send(calls.getListInfoByName, only, signal, causes)) as ListInfo];
    const ids = items.flatMap((item) => (isById(item) ? item.listViewId : []));
    const config = only ? { names: names.map(batchName) } : { ids };
    const response = await client.send(calls.getListInfosByName, config, signal, causes);
    const { results } = Object(response) as Partial<ListInfoBatch>;
    return items.map((_, index) => partResult<ListInfo>(results?.[index]));
  },
};
