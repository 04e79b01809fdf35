import { type GridColumn, isInPlace } from './grid-column.ts';

export interface MovedColumn {
  /** Ids of all columns in their new order: those that stay in place first. */
  readonly ids: readonly string[];
  /** The index of the moved column in it. */
  readonly index: number;
}

const idsOf = <Row>(columns: readonly GridColumn<Row>[]): string[] => columns.map(({ id }) => id);

/** The index of a column among those that can be moved; -1 for all others. */
export const placeOf = <Row>(columns: readonly GridColumn<Row>[], columnId: string): number =>
  idsOf(columns.filter((column) => !isInPlace(column))).indexOf(columnId);

/** The columns with one of them at another place among those that can be moved; undefined where nothing changes. */
export function movedColumn<Row>(
  columns: readonly GridColumn<Row>[],
  columnId: string,
  to: number,
): MovedColumn | undefined {
  const movable = idsOf(columns.filter((column) => !isInPlace(column)));
  const from = movable.indexOf(columnId);
  const place = Math.max(0, Math.min(to, movable.length - 1));
  if (from < 0 || place === from) return undefined;
  movable.splice(place, 0, ...movable.splice(from, 1));
  const fixed = idsOf(columns.filter(isInPlace));
  return { ids: [...fixed, ...movable], index: place + fixed.length };
}
