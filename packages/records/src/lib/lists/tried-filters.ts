import type { RecordsContext } from '../query/records-context.ts';
import { changedContent } from './check-list.ts';
import type { ListInput, SeenList } from './list.ts';
import { ListProblems } from './list-error.ts';

/** Filters, their logic and a scope that a request names in place of a list's own. */
export type TriedFilters = Pick<ListInput, 'filterLogicString' | 'filteredByInfo' | 'scope'>;

export const triesFilters = ({ filterLogicString, filteredByInfo, scope }: TriedFilters): boolean =>
  [filterLogicString, filteredByInfo, scope].some((one) => one !== undefined);

/**
 * The list as it would be with these filters; what a list that is saved is checked for is checked here too, the fields
 * that its reader may read among it. Throws INVALID_INPUT.
 */
export function withTriedFilters(seen: SeenList, request: TriedFilters, context: RecordsContext): SeenList {
  if (!triesFilters(request)) return seen;
  const { filterLogicString, filteredByInfo, scope } = request;
  const problems = new ListProblems(context.objects.texts.lists);
  const input = { filterLogicString, filteredByInfo, scope };
  const { view } = changedContent(
    { ...seen.list, visibility: 'Private', sharedWith: [] },
    input,
    context,
    problems,
  );
  problems.refuseRead();
  return { ...seen, list: { ...seen.list, view } };
}
