import type { ObjectInfo } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { type Batch, inBatch, partResult } from '../batch.ts';
import { readAdapter } from '../read-adapter.ts';

const objectInfoBatch: Batch<string, ObjectInfo> = {
  name: 'object-infos',
  largest: 100,
  async send(client, names, { signal, causes }) {
    const [objectApiName] = names;
    if (names.length === 1)
      return [(await client.send(calls.getObjectInfo, { objectApiName }, signal, causes)) as ObjectInfo];
    const answer = (await client.send(calls.getObjectInfos, { objectApiNames: names }, signal, causes)) as {
      readonly results?: readonly { readonly statusCode: number; readonly result: unknown }[];
    } | null;
    return names.map((_, index) => partResult(answer?.results?.[index]));
  },
};

/** Names that differ in case only are one object (D-123). Those that are asked for in one tick go out as one request. */
export const getObjectInfo = readAdapter(calls.getObjectInfo, {
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  keyed: () => ({}),
  load:
    (client, { objectApiName }) =>
    (asking) =>
      inBatch(client, objectInfoBatch, objectApiName, asking),
});

/** Each by its own status (D-110); only those that are not held are asked for. */
export const getObjectInfos = readAdapter(calls.getObjectInfos, {
  normalize: ({ objectApiNames }) => ({
    objectApiNames: [objectApiNames].flat().flatMap((name) => name.split(',')),
  }),
  joins: {
    parts: (client, { objectApiNames }) =>
      [objectApiNames].flat().map((objectApiName) => getObjectInfo.source(client, { objectApiName })),
    combine: (items) => ({ results: items as never }),
  },
});
