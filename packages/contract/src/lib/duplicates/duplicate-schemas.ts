import * as z from 'zod/mini';

const text = z.nullable(z.string());
const texts = z.array(z.string());

/** D-079; `ruleCritera` is spelled so on the wire. */
const DuplicateRuleFilter = z.looseObject({
  booleanFilter: text,
  filterItems: z.array(
    z.looseObject({ field: z.string(), operation: z.string(), sortOrder: z.int(), value: text }),
  ),
  ruleCritera: text,
});

/** D-080. */
const MatchRule = z.looseObject({
  matchEngine: z.string(),
  matchFields: texts,
  name: z.string(),
  objectApiName: z.string(),
});

/** D-078. */
export const DuplicateRule = z.looseObject({
  actionOnInsert: text,
  actionOnUpdate: text,
  active: z.boolean(),
  duplicateRuleFilters: z.array(DuplicateRuleFilter),
  matchRules: z.array(MatchRule),
  name: z.string(),
  operationsOnInsert: texts,
  operationsOnUpdate: texts,
});

/** D-077. */
export const DuplicateConfiguration = z.looseObject({
  apiName: z.string(),
  dedupeEnabled: z.boolean(),
  dedupeFields: texts,
  duplicateRules: z.array(DuplicateRule),
  predupeEnabled: z.boolean(),
});

const DuplicateResult = z.looseObject({
  allowSave: z.boolean(),
  matchResultInfo: z.looseObject({ recordIds: texts, rule: z.string() }),
  rule: z.string(),
});

/** Matches by object, and by rule within each; empty where nothing resembles the record. */
export const Duplicates = z.looseObject({
  allowSave: z.boolean(),
  duplicateError: z.boolean(),
  duplicateRules: texts,
  matches: z.array(
    z.looseObject({
      duplicateResultInfos: z.record(z.string(), DuplicateResult),
      objectApiName: z.string(),
      recordIds: texts,
    }),
  ),
});
