import type { ConfigFor } from '@relab/contract';
import { normalizeId } from '@relab/contract';
import type { RelatedListRecords, RelatedListRecordsBatch } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import { defaultErrorLifetime, readAdapter } from '../adapters/read-adapter.ts';
import { invalidResponse } from '../errors/errors.ts';
import { publishResponse } from '../records/record-response.ts';
import { typedRead } from '../schema/typed-read-adapter.ts';
import { inBatch } from '../sources/batch.ts';
import { checkedResponse } from '../sources/checked-response.ts';
import { joined } from '../sources/joined-source.ts';
import { isObject } from '../values/is-object.ts';
import { partsBatch } from './parts-batch.ts';
import { isOfList, touchesList } from './related-list-change.ts';
import { orderIn } from './related-list-facts.ts';
import { listScope, qualified } from './related-list-name.ts';
import { aboutRecords, noteRead } from './related-list-reads.ts';
import { isFirstPage, serverToken, withClientTokens } from './related-list-tokens.ts';

type Page = ConfigFor<typeof calls.getRelatedListRecords>;
type FirstPage = ConfigFor<typeof calls.getRelatedListRecordsBatch>['relatedListParameters'][number];

/** D-281. */
const usualPageSize = 50;

const recordsBatch = partsBatch<Page, RelatedListRecords>({
  name: 'related-list-records',
  group: ({ parentRecordId }) => parentRecordId,
  one: (page) => [calls.getRelatedListRecords, page],
  all: (pages) => [
    calls.getRelatedListRecordsBatch,
    {
      parentRecordId: pages[0]?.parentRecordId,
      relatedListParameters: pages.map(({ parentRecordId: _, pageToken: __, ...first }) => first),
    },
  ],
});

/** The members by which a page of a related list is described, in one way of writing. */
function normalizePage<Config extends FirstPage>(config: Config): Config {
  const { fields, optionalFields, pageSize = usualPageSize, sortBy, where } = config;
  return {
    ...config,
    fields: qualified(fields),
    optionalFields: qualified(optionalFields),
    pageSize,
    sortBy: sortBy?.length === 0 ? undefined : sortBy,
    where: where === '' ? undefined : where,
  };
}

function readable(response: RelatedListRecords): RelatedListRecords {
  if (!Array.isArray(checkedResponse(response, 'records').records)) throw invalidResponse();
  return response;
}

const read = readAdapter(calls.getRelatedListRecords, {
  normalize: ({ pageToken, ...page }) => ({
    ...normalizePage(page),
    parentRecordId: normalizeId(page.parentRecordId),
    pageToken: isFirstPage(pageToken) ? undefined : pageToken,
  }),
  scope: ({ parentRecordId, relatedListId }) => listScope(parentRecordId, relatedListId),
  keyed: ({ parentRecordId: _, relatedListId: __, ...rest }) => rest,
  query: (client, key, { parentRecordId, relatedListId }) => {
    noteRead(client, aboutRecords(listScope(parentRecordId, relatedListId)), key);
    return recordsOf(client.store).documentQuery(key);
  },
  load: (client, page) => async (asking) => {
    const pageToken = serverToken(client, page);
    const response =
      pageToken === undefined
        ? await inBatch(client, recordsBatch, page, asking)
        : await asking.send(calls.getRelatedListRecords, { ...page, pageToken });
    return withClientTokens(client, page, readable(response));
  },
  publish: (client, key, _, response) =>
    publishResponse(client, key, response, calls.getRelatedListRecords.lifetime, [
      { at: ['records'], records: response.records },
    ]),
  // A page that nobody has come to yet may be come to at any time.
  errorLifetime: (error) => (error.code === 'NOT_FETCHABLE' ? 0 : defaultErrorLifetime(error)),
  isAffectedBy: (change, { client, config, data: response }) => {
    const { sortBy, where } = config;
    const reference = response?.listReference;
    if (change.kind === 'related-list') {
      const list = { ...config, parentObjectApiName: reference?.parentObjectApiName };
      return change.reordered && !sortBy && isOfList(change, list);
    }
    // An order of the list's own is in the response, or in what is cached of the list.
    const told = orderIn(response?.sortBy);
    const order = sortBy ?? (told.length > 0 ? told : undefined);
    return touchesList(client, change, { ...config, where, order, reference });
  },
});

/**
 * A page of a record's related list, of 50 records by default (D-281). Its records are cached once each: a
 * change of one shows here too. The tokens in it are the client's own: with them later pages resume where the server
 * said (D-118). First pages of one record that are requested in one tick go out as one request.
 */
export const getRelatedListRecords = typedRead(read);

/**
 * First pages of several related lists of one record, each by its own status (D-110); only what is not cached is asked
 * for.
 */
export const getRelatedListRecordsBatch = readAdapter(calls.getRelatedListRecordsBatch, {
  normalize: ({ parentRecordId, relatedListParameters }) => ({
    parentRecordId: normalizeId(parentRecordId),
    // What is no object is left for the check of types to refuse.
    relatedListParameters: relatedListParameters.map((page) => (isObject(page) ? normalizePage(page) : page)),
  }),
  create: joined({
    parts: (client, { parentRecordId, relatedListParameters }) =>
      relatedListParameters.map((page) => read.source(client, { ...page, parentRecordId })),
    combine: (items) => ({ results: items as RelatedListRecordsBatch['results'] }),
  }),
});
