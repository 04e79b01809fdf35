import type { Role } from '@relab/server/principal';
import type { ListView } from '../objects/list-view.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { maxSorts, sortOf } from '../query/sort.ts';
import { checkFilters, checkLogic } from './check-filters.ts';
import { checkLabel } from './check-names.ts';
import { checkShares, checkVisibility } from './check-sharing.ts';
import { columnOf } from './column.ts';
import type { List, ListInput, Visibility } from './list.ts';
import { maxColumns } from './list.ts';
import type { ListProblems } from './list-error.ts';
import { availableScopes, type ListScope, scopes } from './scope.ts';

/** The parts of a list that its makers decide. */
export interface ListContent {
  readonly view: ListView;
  readonly visibility: Visibility;
  readonly sharedWith: readonly Role[];
}

function checkColumns(
  names: readonly string[],
  object: ObjectDeclaration,
  context: RecordsContext,
  problems: ListProblems,
): readonly string[] {
  const columns = new Set<string>();
  for (const name of names) {
    const column = columnOf(object, name, context);
    if (column) columns.add(column.name);
    else problems.add('displayColumns', problems.texts.noColumn(name.slice(0, 100)));
  }
  if (names.length === 0) problems.add('displayColumns', problems.texts.noColumns);
  if (columns.size > maxColumns) problems.add('displayColumns', problems.texts.maxColumns(maxColumns));
  return [...columns];
}

function checkOrder(
  steps: NonNullable<ListInput['orderedByInfo']>,
  object: ObjectDeclaration,
  context: RecordsContext,
  problems: ListProblems,
): readonly string[] {
  const member = 'orderedByInfo';
  if (steps.length > maxSorts) problems.add(member, problems.texts.maxSorts(maxSorts));
  return steps.slice(0, maxSorts).flatMap(({ fieldApiName, isAscending }) => {
    const column = columnOf(object, fieldApiName, context);
    if (column && sortOf(object, column.name, context)) return `${isAscending ? '' : '-'}${column.name}`;
    return problems.add(member, problems.texts.noSortField(fieldApiName.slice(0, 100))) ?? [];
  });
}

/** D-042. There are no queues and no campaigns' lists. */
function checkScope(
  { apiName, entityId, relatedEntityId }: NonNullable<ListInput['scope']>,
  object: ObjectDeclaration,
  context: RecordsContext,
  problems: ListProblems,
): ListScope | undefined {
  const offered = availableScopes(object, context).map((scope) => scope.apiName);
  const scope = scopes.find((one) => one === apiName.toLowerCase() && offered.includes(one));
  if (!scope)
    return problems.add(
      'scope',
      `There is no scope ${apiName.slice(0, 40)}. There are ${offered.join(', ')}.`,
    );
  if (entityId || relatedEntityId)
    return problems.add('scope', `The scope ${scope} is not that of anything.`);
  return scope;
}

/**
 * A list's content with what a request changes of it. New filters without new logic all hold, since the old logic meant
 * the old ones. What is wrong goes to `problems`; then the content is not for use.
 */
export function changedContent(
  { object, view, visibility, sharedWith }: Pick<List, 'object'> & ListContent,
  input: ListInput,
  context: RecordsContext,
  problems: ListProblems,
): ListContent {
  const { principal } = context;
  const columns = input.displayColumns
    ? checkColumns(input.displayColumns, object, context, problems)
    : view.columns;
  const filters = input.filteredByInfo
    ? (checkFilters(input.filteredByInfo, object, context, problems) ?? [])
    : (view.filters ?? []);
  const count = input.filteredByInfo?.length ?? filters.length;
  const logic =
    input.filterLogicString === undefined
      ? input.filteredByInfo
        ? undefined
        : view.logic
      : checkLogic(input.filterLogicString, count, problems);
  const scope =
    (input.scope && checkScope(input.scope, object, context, problems)) ?? view.scope ?? 'everything';
  const label = (input.label === undefined ? view.label : checkLabel(input.label, problems)) ?? view.label;
  const seenBy = input.visibility ?? visibility;
  const shares = input.listShares
    ? checkShares(input.listShares, problems)
    : seenBy === 'Shared'
      ? sharedWith
      : [];
  checkVisibility(seenBy, shares, principal, problems);
  const sortBy = input.orderedByInfo
    ? checkOrder(input.orderedByInfo, object, context, problems)
    : (view.sortBy ?? []);
  const changed = { label, columns, filters, scope, sortBy };
  return {
    view: { ...changed, ...(logic === undefined ? {} : { logic }) },
    visibility: seenBy,
    sharedWith: shares,
  };
}
