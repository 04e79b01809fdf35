import { sql } from 'kysely';
import { fieldSql } from '../query/field-sql.ts';
import type { DuplicateMatch, FindDuplicates } from '../query/records-context.ts';
import { type Found, findMatches } from './find-matches.ts';
import { comparedFields, isAffectedBy, keyColumns, matchingsOf, mayReadMatching } from './matching.ts';

const toMatches = (verb: 'create' | 'update', found: readonly Found[]): readonly DuplicateMatch[] =>
  [...Map.groupBy(found, ({ matching }) => matching)].map(([{ rule, matching, target }, own]) => ({
    apiName: target.apiName,
    matchRule: matching.name,
    recordIds: own.flatMap(({ recordId, isVisible }) => (isVisible ? [recordId] : [])).toSorted(),
    allowSave: (verb === 'create' ? rule.onCreate : rule.onUpdate) === 'allow',
  }));

/**
 * Records that are like those just stored, by the rules of their object; of several that are alike and stored together,
 * only the later ones are reported. A rule that blocks also counts what the writer may not see, without naming it; any other
 * rule informs, so it applies to those who may read what it compares, and finds what they may see. A change is checked
 * where it affects what a rule compares. One statement, and none where no rule is affected.
 */
export const findDuplicates: FindDuplicates = async (object, verb, saved, context) => {
  const searches = matchingsOf(object, context.objects).flatMap((matching) => {
    const { rule } = matching;
    const includesHidden = (verb === 'create' ? rule.onCreate : rule.onUpdate) === 'block';
    if (!includesHidden && !mayReadMatching(matching, context)) return [];
    const affected = saved.filter(({ changed }) => verb === 'create' || isAffectedBy(matching, changed));
    if (affected.length === 0) return [];
    const ids = affected.map(({ id }) => id);
    const only = sql<boolean>`saved.id = any(${ids}::text[]) and coalesce(array_position(saved.ids, other.id), 0) < saved.place`;
    return { matching, includesHidden, only };
  });
  const compared = comparedFields(searches.map(({ matching }) => matching));
  const ids = saved.map(({ id }) => id);
  const keys = keyColumns(compared, (field) => fieldSql(object, field, 'own', context.objects));
  const own = sql`
    select own.id, given.ids, array_position(given.ids, own.id) as place${keys}
    from ${sql.id(object.table.name)} as own, (select ${ids}::text[] as ids) as given where own.id = any(given.ids)`;
  const found = await findMatches(own, compared, searches, context);
  const unread = found.map((one) =>
    mayReadMatching(one.matching, context) ? one : { ...one, isVisible: false },
  );
  return new Map(
    [...Map.groupBy(unread, (one) => one.saved ?? '')].map(([id, ownMatches]) => [
      id,
      toMatches(verb, ownMatches),
    ]),
  );
};
