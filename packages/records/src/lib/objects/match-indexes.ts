import type { Index } from '@relab/database';
import type { DuplicateRule } from './duplicate-rule.ts';
import { type Field, isStored } from './field.ts';
import { indexName } from './list-indexes.ts';
import { matchKey } from './match-key.ts';
import { columnName, tableName } from './names.ts';

/**
 * Indexes by which records that are like another one are found. Rules that look into another object find by the indexes
 * of that object's own rules.
 */
export function matchIndexes(
  apiName: string,
  fields: Readonly<Record<string, Field>>,
  rules: readonly DuplicateRule[],
): readonly Index[] {
  const table = tableName(apiName);
  const matching = rules.flatMap((rule) => rule.matching);
  const indexes = matching
    .filter(({ object }) => object === undefined || object === apiName)
    .flatMap((rule) => rule.fields)
    .flatMap(({ field, as = field, method }): Index[] => {
      const own = fields[field];
      const found = fields[as];
      if (!own || !found || !isStored(found)) return [];
      const { compared, form } = matchKey(own, method);
      const column = columnName(as);
      // What is compared as it is has the index of the column, if any.
      if (form === '{}') return [];
      const columns = [`(${form.replaceAll('{}', `"${column}"`)})`];
      const where = 'not is_deleted';
      if (compared === 'same') return [{ name: indexName(table, [column], 'same'), columns, where }];
      const name = indexName(table, [column], 'alike');
      return [{ name, columns, method: 'gin', operatorClass: 'gin_trgm_ops', where }];
    });
  return [...new Map(indexes.map((index) => [index.name, index])).values()];
}
