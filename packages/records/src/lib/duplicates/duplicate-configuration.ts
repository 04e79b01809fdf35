import type { DuplicateConfiguration, DuplicateRule } from '@relab/contract/records';
import { findObject, findRecordType } from '../object-info/find-object.ts';
import type { Reader } from '../objects/access.ts';
import { type Matching, matchingsOf, mayReadMatching } from './matching.ts';

type Action = Matching['rule']['onCreate'];

const actionOf = (action: Action): string => (action === 'allow' ? 'Allow' : 'Block');

/** Writers who are not stopped are alerted. */
const operationsOf = (action: Action): string[] => (action === 'allow' ? ['Alert'] : []);

/** D-078, D-080. */
function ruleOf(matchings: readonly Matching[]): DuplicateRule[] {
  const rule = matchings[0]?.rule;
  if (!rule) return [];
  return [
    {
      actionOnInsert: actionOf(rule.onCreate),
      actionOnUpdate: actionOf(rule.onUpdate),
      active: true,
      duplicateRuleFilters: [],
      matchRules: matchings.map(({ matching, target }) => ({
        matchEngine: matching.fields.some(({ method }) => method === 'fuzzy')
          ? 'FuzzyMatchEngine'
          : 'ExactMatchEngine',
        matchFields: matching.fields.map(({ field }) => field),
        name: matching.name,
        objectApiName: target.apiName,
      })),
      name: rule.name,
      operationsOnInsert: operationsOf(rule.onCreate),
      operationsOnUpdate: operationsOf(rule.onUpdate),
    },
  ];
}

/**
 * D-077: whether an object is watched for duplicates and by which rules, those whose fields the caller may read. Rules
 * are the same for all record types. No statement. Throws INSUFFICIENT_ACCESS for the object.
 */
export function duplicateConfiguration(
  objectApiName: string,
  recordTypeId: string | undefined,
  reader: Reader,
): DuplicateConfiguration {
  const object = findObject(objectApiName, reader);
  findRecordType(object, recordTypeId);
  const matchings = matchingsOf(object, reader.objects).filter((one) => mayReadMatching(one, reader));
  const byRule = Map.groupBy(matchings, ({ rule }) => rule);
  const watched = matchings.length > 0;
  return {
    apiName: object.apiName,
    dedupeEnabled: watched,
    dedupeFields: [
      ...new Set(matchings.flatMap(({ matching }) => matching.fields.map(({ field }) => field))),
    ],
    duplicateRules: [...byRule.values()].flatMap(ruleOf),
    predupeEnabled: watched,
  };
}
