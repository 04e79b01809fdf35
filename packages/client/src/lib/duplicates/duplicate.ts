import type { Duplicates } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { Change } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { checkedLoad } from '../sources/checked-response.ts';
import { namesObject } from '../values/object-name.ts';
import { getDuplicateConfiguration } from './duplicate-configuration.ts';

const objectsIn = (list: unknown): readonly string[] =>
  [list].flat().flatMap((one) => {
    const { objectApiName } = Object(one) as { readonly objectApiName?: unknown };
    return typeof objectApiName === 'string' ? [objectApiName] : [];
  });

/**
 * The objects among whose records duplicates are looked for: the record's own, those of the rules where these are cached,
 * and those in which some were found.
 */
function searchedObjects(
  client: Client,
  objectApiName: string,
  response: Duplicates | undefined,
): readonly string[] {
  const { data } = getDuplicateConfiguration.peek(client, { objectApiName });
  const rules = data?.duplicateRules.flatMap(({ matchRules }) => objectsIn(matchRules)) ?? [];
  return [objectApiName, ...rules, ...objectsIn(response?.matches)];
}

function isAffectedBy(
  client: Client,
  apiName: string,
  response: Duplicates | undefined,
  change: Change,
): boolean {
  return change.kind === 'record' && namesObject(searchedObjects(client, apiName, response), change);
}

/** Which records a record that is not saved yet resembles. A read by POST, cached like any other. */
export const findDuplicates = readAdapter(calls.findDuplicates, {
  scope: ({ apiName }) => apiName.toLowerCase(),
  keyed: ({ apiName: _, ...rest }) => rest,
  load: checkedLoad(calls.findDuplicates, 'matches'),
  isAffectedBy: (change, { client, config, data: response }) =>
    isAffectedBy(client, config.apiName, response, change),
});
