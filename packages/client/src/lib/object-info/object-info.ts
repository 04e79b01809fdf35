import type { ObjectInfo, ObjectInfoBatch } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { ClientError } from '../errors/client-error.ts';
import { invalidResponse } from '../errors/errors.ts';
import { type Batch, inBatch, partResult } from '../sources/batch.ts';
import { checkedLoad, checkedResponse, isReadable } from '../sources/checked-response.ts';
import { joined } from '../sources/joined-source.ts';
import { namesIn } from '../values/names-in.ts';

const objectInfoBatch: Batch<string, ObjectInfo> = {
  name: 'object-infos',
  maxItems: 100,
  async send(client, names, { signal, causes }) {
    const [objectApiName] = names;
    if (names.length === 1) {
      const info = await client.send(calls.getObjectInfo, { objectApiName }, signal, causes);
      return [checkedResponse(info as ObjectInfo, 'fields')];
    }
    const response = await client.send(calls.getObjectInfos, { objectApiNames: names }, signal, causes);
    const { results } = checkedResponse(response as ObjectInfoBatch, 'results');
    return names.map((_, index) => {
      const info = partResult<ObjectInfo>(results[index]);
      return info instanceof ClientError || isReadable(info, 'fields')
        ? info
        : invalidResponse(undefined, { part: true });
    });
  },
};

/** Names that differ in case only are one object (D-123). Those that are requested in one tick go out as one request. */
export const getObjectInfo = readAdapter(calls.getObjectInfo, {
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  keyed: () => ({}),
  load:
    (client, { objectApiName }) =>
    (asking) =>
      inBatch(client, objectInfoBatch, objectApiName, asking),
});

/**
 * Each by its own status (D-110), in the order of the names; only those that are not cached are requested. A list and a
 * comma-joined text of the same names are one read.
 */
export const getObjectInfos = readAdapter(calls.getObjectInfos, {
  normalize: ({ objectApiNames }) => ({
    objectApiNames: namesIn(objectApiNames),
  }),
  keyed: ({ objectApiNames }) => ({ objectApiNames: [objectApiNames].flat().join().toLowerCase() }),
  create: joined({
    parts: (client, { objectApiNames }) =>
      [objectApiNames].flat().map((objectApiName) => getObjectInfo.source(client, { objectApiName })),
    combine: (items) => ({ results: items as ObjectInfoBatch['results'] }),
  }),
});

/** All objects in short, by name. Its entries are less than object infos and answer no read of one. */
export const getObjectInfoDirectory = readAdapter(calls.getObjectInfoDirectory, {
  load: checkedLoad(calls.getObjectInfoDirectory, 'objects'),
});
