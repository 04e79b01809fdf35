import * as calls from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import { readAdapter } from '../adapters/read-adapter.ts';
import { publishResponse } from '../records/record-response.ts';
import { checkedLoad } from '../sources/checked-response.ts';
import { distinct } from '../values/distinct.ts';
import { namesObject } from '../values/object-name.ts';
import { matchedRecords } from './matched-records.ts';

/** The best of what several objects have; of all, where none is named. The records in it are cached once each. */
export const getSearchResults = readAdapter(calls.getSearchResults, {
  normalize: (config) => ({
    ...config,
    answerTypes: distinct(config.answerTypes),
    objectApiNames: distinct(config.objectApiNames),
  }),
  keyed: ({ objectApiNames, ...rest }) => ({
    ...rest,
    objectApiNames: distinct(objectApiNames?.map((name) => name.toLowerCase())),
  }),
  query: (client, key) => recordsOf(client.store).documentQuery(key),
  load: checkedLoad(calls.getSearchResults),
  publish: (client, key, _, response) =>
    publishResponse(client, key, response, calls.getSearchResults.lifetime, matchedRecords(response)),
  isAffectedBy: (change, { config: { objectApiNames } }) =>
    change.kind === 'record' && (objectApiNames === undefined || namesObject(objectApiNames, change)),
});

/** One object's records, page by page; cached once each. Several fields to sort by are a list or a comma-joined text. */
export const getKeywordSearchResults = readAdapter(calls.getKeywordSearchResults, {
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  keyed: ({ objectApiName: _, sortBy, ...rest }) => ({ ...rest, sortBy: sortBy && [sortBy].flat().join() }),
  query: (client, key) => recordsOf(client.store).documentQuery(key),
  load: checkedLoad(calls.getKeywordSearchResults),
  publish: (client, key, _, response) =>
    publishResponse(client, key, response, calls.getKeywordSearchResults.lifetime, matchedRecords(response)),
  isAffectedBy: (change, { config: { objectApiName } }) =>
    change.kind === 'record' && namesObject([objectApiName], change),
});
