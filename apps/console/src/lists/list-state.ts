import { hrefOf, routes } from '../routing/routes.ts';

export interface ListFilter {
  readonly fieldApiName: string;
  readonly operator: string;
  readonly operandLabels: readonly string[];
}

/** Filters in place of those that the view is saved with. */
export interface TriedFilters {
  readonly filters: readonly ListFilter[];
  /** `1 AND (2 OR 3)`; empty where all of them hold. */
  readonly logic: string;
  readonly scope: string;
}

export type ListMode = 'table' | 'split' | 'board';

/** The state of a list in the address. */
export interface ListState {
  readonly view: string | undefined;
  readonly search: string;
  /** `Name`, `-CreatedDate`; empty for the view's own order. */
  readonly sort: readonly string[];
  readonly tried: TriedFilters | undefined;
  readonly mode: ListMode;
  /** The record beside the list. */
  readonly recordId: string | undefined;
  /** The picklist whose values are the columns of the board. */
  readonly groupBy: string | undefined;
}

const modes: readonly ListMode[] = ['table', 'split', 'board'];

const isText = (value: unknown): value is string => typeof value === 'string';

/** `[["Status","Equals","New"]]`; what is no filter is passed over: an address may be typed or cut. */
function readFilters(text: string | null): readonly ListFilter[] | undefined {
  if (text === null) return undefined;
  try {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return undefined;
    return rows.flatMap((row: unknown) => {
      if (!Array.isArray(row) || !row.every(isText)) return [];
      const [fieldApiName, operator, ...operandLabels] = row;
      return fieldApiName && operator ? { fieldApiName, operator, operandLabels } : [];
    });
  } catch {
    return undefined;
  }
}

export function readListState({ searchParams }: URL): ListState {
  const text = (name: string): string | undefined => searchParams.get(name) || undefined;
  const filters = readFilters(searchParams.get('filters'));
  return {
    view: text('view'),
    search: searchParams.get('q') ?? '',
    sort: text('sort')?.split(',').filter(Boolean) ?? [],
    tried: filters && { filters, logic: text('logic') ?? '', scope: text('scope') ?? 'everything' },
    mode: modes.find((mode) => mode === text('mode')) ?? 'table',
    recordId: text('record'),
    groupBy: text('group'),
  };
}

export function hrefOfList(objectApiName: string, state: Partial<ListState>): string {
  const { view, search, sort = [], tried, mode = 'table', recordId, groupBy } = state;
  const rows = tried?.filters.map(({ fieldApiName, operator, operandLabels }) => [
    fieldApiName,
    operator,
    ...operandLabels,
  ]);
  return hrefOf(
    routes.list,
    { objectApiName },
    {
      view,
      q: search,
      sort: sort.join(),
      filters: rows && JSON.stringify(rows),
      logic: tried?.logic,
      scope: tried && tried.scope !== 'everything' ? tried.scope : undefined,
      mode: mode === 'table' ? undefined : mode,
      record: recordId,
      group: groupBy,
    },
  );
}
