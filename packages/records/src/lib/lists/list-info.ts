import type { ListInfo, ListReference } from '@relab/contract/records';
import type { Role } from '@relab/server/principal';
import type { Reader } from '../objects/access.ts';
import { createObjectsCache, rolesKey } from '../objects/objects-cache.ts';
import { eTagOf } from '../query/represent.ts';
import { pathOf, referenceBehind } from '../query/selection.ts';
import { sortOf } from '../query/sort.ts';
import { type Column, columnLabel, columnsOf, describeColumn } from './column.ts';
import {
  isRecentList,
  type List,
  type ListChoice,
  mayChangeList,
  mayShareLists,
  type SeenList,
} from './list.ts';
import { operandLabels, wireOperator } from './operands.ts';
import { scopeInfo } from './scope.ts';

/** D-030; the list of what was seen last has neither id nor name. */
export const listReference = (list: List): ListReference => ({
  id: list.id,
  listViewApiName: isRecentList(list) ? null : list.apiName,
  objectApiName: list.object.apiName,
  type: isRecentList(list) ? 'mru' : 'listView',
});

/** `buyer manager` travels as `buyer_manager`. */
const roleApiName = (role: Role): string => role.replaceAll(' ', '_');

/** D-031. */
function sharesOf({ visibility, sharedWith }: List, { objects }: Reader): ListInfo['listShares'] {
  if (visibility !== 'Shared' || sharedWith.length === 0) return [];
  const shares = sharedWith.map((role) => ({
    label: objects.texts.roles[role],
    shareApiName: roleApiName(role),
  }));
  return [{ shareType: 'Role', shares }];
}

/** D-028. */
function filtersOf({ object, view }: List, reader: Reader): ListInfo['filteredByInfo'] {
  return columnsOf(
    object,
    (view.filters ?? []).map(({ field }) => field),
    reader,
  ).flatMap(({ name, path, expression }, index) => {
    const filter = view.filters?.[index];
    if (!filter) return [];
    return {
      fieldApiName: name,
      label: columnLabel(object, path, reader),
      operandLabels: operandLabels(expression.field, filter),
      operator: wireOperator(filter.operator),
    };
  });
}

/** The default order of a list; columns that its reader may not sort by are skipped. */
export function orderOf({ list, choice }: SeenList, reader: Reader): readonly string[] {
  const names = choice.orderedBy ?? list.view.sortBy ?? [];
  return names.filter((name) => sortOf(list.object, name, reader) !== undefined);
}

/** D-032. */
export function orderedByInfo(seen: SeenList, reader: Reader): ListInfo['orderedByInfo'] {
  const { object } = seen.list;
  return orderOf(seen, reader).map((name) => {
    const path = pathOf(object, name.replace(/^-/, ''));
    return {
      fieldApiName: path.join('.'),
      isAscending: !name.startsWith('-'),
      label: columnLabel(object, path, reader),
    };
  });
}

/** D-034: -1 where no width was chosen. */
export function columnPreferences(
  columns: readonly Column[],
  { columnWidths, columnWrap, displayColumns, frozenColumns }: ListChoice,
): ListInfo['userPreferences'] {
  const own = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
    Object.hasOwn(values, name) ? values[name] : undefined;
  return {
    columnWidths: Object.fromEntries(columns.map(({ name }) => [name, own(columnWidths, name) ?? -1])),
    columnWrap: Object.fromEntries(columns.map(({ name }) => [name, own(columnWrap, name) ?? false])),
    ...(displayColumns && { displayColumns: [...displayColumns] }),
    ...(frozenColumns && { frozenColumns: [...frozenColumns] }),
  };
}

/** The list's own columns and those that its reader has chosen beside them, as far as the reader may see them. */
export const ownAndChosen = ({ list, choice }: SeenList, reader: Reader): readonly Column[] =>
  columnsOf(list.object, [...new Set([...list.view.columns, ...(choice.displayColumns ?? [])])], reader);

/** The list's object and those that its columns lead to. */
function objectsOf({ object }: List, columns: readonly Column[], { objects, principal }: Reader): string[] {
  const names = new Set([object.apiName]);
  for (const { path } of columns) {
    let at = object;
    for (const step of path.slice(0, -1)) {
      const next = objects.get(referenceBehind(at, step, principal)?.to ?? '');
      if (!next) break;
      names.add(next.apiName);
      at = next;
    }
  }
  return [...names];
}

const infos = createObjectsCache<ListInfo>(500);

/**
 * D-025, D-026: a list as its reader sees it. Its eTag changes with all of that, the reader's preferences included. A list
 * that is declared is described once for all with the same roles and preferences.
 */
export function listInfo(seen: SeenList, reader: Reader): ListInfo {
  const { list, choice } = seen;
  if (list.ownerId !== null) return describeList(seen, reader);
  const key = JSON.stringify([list.object.apiName, list.key, rolesKey(reader.principal), choice]);
  return infos(reader.objects, key, () => describeList(seen, reader));
}

function describeList(seen: SeenList, reader: Reader): ListInfo {
  const { list, choice } = seen;
  const { object, view, visibility } = list;
  const { principal } = reader;
  const columns = columnsOf(object, view.columns, reader);
  const displayColumns = columns.map((column) => describeColumn(column, object, object.recordTypes, reader));
  const recent = isRecentList(list);
  const changeable = mayChangeList(list, principal);
  const editable = displayColumns.some(({ inlineEditAttributes = {} }) =>
    Object.values(inlineEditAttributes).some((one) => one.editable),
  );
  const info = {
    cloneable: principal.kind === 'user' && !recent,
    createable: principal.kind === 'user',
    deletable: changeable,
    displayColumns,
    filterLogicString: view.logic ?? null,
    filteredByInfo: filtersOf(list, reader),
    hasMassActions: false,
    inlineEditDetails: {
      message: null,
      state: editable && !recent ? ('Enabled' as const) : ('Disabled' as const),
    },
    label: view.label,
    listReference: listReference(list),
    listShares: sharesOf(list, reader),
    objectApiNames: objectsOf(list, columns, reader),
    orderedByInfo: orderedByInfo(seen, reader),
    scope: recent ? null : scopeInfo(view.scope ?? 'everything', object, reader.objects),
    searchable: true,
    updateable: changeable,
    userPreferences: columnPreferences(ownAndChosen(seen, reader), choice),
    visibility,
    visibilityEditable: changeable && mayShareLists(principal),
  };
  return { ...info, eTag: eTagOf([info, list.version]) };
}
