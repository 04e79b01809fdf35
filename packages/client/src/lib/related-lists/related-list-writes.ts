import { type ConfigFor, checkConfig } from '@relab/contract';
import type { RelatedListInfo, RelatedListPreferences } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { writeAdapter } from '../adapters/write-adapter.ts';
import type { Client } from '../client/client.ts';
import type { Source } from '../client/source.ts';
import { ClientError } from '../errors/client-error.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { updateOptimistically } from '../sources/optimistic-content.ts';
import { isObject } from '../values/is-object.ts';
import { getRelatedListInfo } from './related-list-info.ts';
import { longId } from './related-list-name.ts';
import { isReordered, validSteps } from './related-list-order.ts';
import { getRelatedListPreferences } from './related-list-preferences.ts';

/**
 * Keeps what a write was answered as what the read of the same would answer, where it has the member that such an
 * answer has and no older answer is on its way.
 */
function takeAnswer<Data extends object>(
  client: Client,
  source: Source<Data> | undefined,
  response: Data,
  member: keyof Data & string,
  lifetime: number,
): void {
  const found: unknown = Object(response)[member];
  if (source && isObject(found) && client.store.entry(source.key).loading === 0)
    client.store.publish(source.key, response, lifetime);
}

/** D-198: names the way to what is wrong with the preferences. */
function invalidPreferences(config: unknown): ClientError | undefined {
  const problems = checkConfig(calls.updateRelatedListInfo, config)
    .map(({ path, message }) => ({ path: path.join('.'), message }))
    .filter(({ path }) => path === 'userPreferences' || path.startsWith('userPreferences.'));
  if (problems.length === 0) return undefined;
  const body = problems.map(({ path, message }) => ({
    errorCode: 'INVALID_CONFIG',
    message: `Invalid config for "updateRelatedListInfo": ${path}: ${message}`,
    fields: [path],
  }));
  return new ClientError(400, 'Bad Request', body);
}

/**
 * Writes the order of a related list and how its columns are shown (D-197). Steps of the order that are none are left
 * out (D-199). The response is what a read of the info answers from then on.
 */
export const updateRelatedListInfo = writeAdapter(calls.updateRelatedListInfo, {
  normalize: ({ orderedByInfo, recordTypeId, ...rest }) => ({
    ...rest,
    recordTypeId: longId(recordTypeId),
    orderedByInfo: validSteps(orderedByInfo),
  }),
  invalid: invalidPreferences,
  after: (client, { parentObjectApiName, relatedListId, recordTypeId, orderedByInfo }, response) => {
    const source = getRelatedListInfo.source(client, { parentObjectApiName, relatedListId, recordTypeId });
    const cached: RelatedListInfo | undefined = source?.peek().data;
    const change = {
      kind: 'related-list',
      parentObjectApiName,
      relatedListId,
      preferencesId: `${parentObjectApiName}.${relatedListId}`,
      reordered: isReordered(cached?.orderedByInfo, orderedByInfo),
    } as const;
    const { lifetime } = calls.getRelatedListInfo;
    return publishChanges(client, [change], () =>
      takeAnswer(client, source, response, 'listReference', lifetime),
    );
  },
});

type Written = Omit<ConfigFor<typeof calls.updateRelatedListPreferences>, 'preferencesId' | 'version'>;

/** Columns that are not written stay as they are. */
function withPreferences(
  cached: RelatedListPreferences,
  { columnWidths, columnWrap, displayColumns, frozenColumns, orderedBy }: Written,
): RelatedListPreferences {
  return {
    ...cached,
    columnWidths: { ...cached.columnWidths, ...columnWidths },
    columnWrap: { ...cached.columnWrap, ...columnWrap },
    ...(displayColumns ? { displayColumns: [...displayColumns] } : {}),
    ...(frozenColumns ? { frozenColumns: [...frozenColumns] } : {}),
    orderedBy:
      orderedBy?.map(({ label, ...step }) => ({ ...step, label: label ?? step.fieldApiName })) ??
      cached.orderedBy,
  };
}

/**
 * Writes how the columns of a related list are shown (D-195, D-196), and the order of its rows. The response is what a
 * read of the preferences answers from then on.
 */
export const updateRelatedListPreferences = writeAdapter(calls.updateRelatedListPreferences, {
  before: (client, { preferencesId }) =>
    getRelatedListPreferences.peek(client, { preferencesId }).data?.orderedBy,
  expect(client, { preferencesId, ...written }) {
    const source = getRelatedListPreferences.source(client, { preferencesId });
    if (!source) return () => {};
    const expected = updateOptimistically<RelatedListPreferences>(client, source.key, (cached) =>
      withPreferences(cached, written),
    );
    return () => expected.end();
  },
  after: (client, { preferencesId, orderedBy }, response, before) => {
    const [parentObjectApiName, relatedListId] = preferencesId.split('.', 2);
    const change = {
      kind: 'related-list',
      parentObjectApiName,
      relatedListId,
      preferencesId,
      reordered: isReordered(before as RelatedListPreferences['orderedBy'] | undefined, orderedBy),
    } as const;
    const source = getRelatedListPreferences.source(client, { preferencesId });
    const { lifetime } = calls.getRelatedListPreferences;
    return publishChanges(client, [change], () =>
      takeAnswer(client, source, response, 'columnWidths', lifetime),
    );
  },
});
