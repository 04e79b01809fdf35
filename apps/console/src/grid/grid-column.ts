import type { ReactNode } from 'react';

/** A column of a data grid. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** In px, where nobody has chosen another one. */
  readonly width?: number | undefined;
  /** Numbers and amounts stand at the end. */
  readonly align?: 'start' | 'end' | undefined;
  readonly isSortable?: boolean | undefined;
  /** Names the row. It stays in place while the others scroll. */
  readonly isRowHeader?: boolean | undefined;
  /** Stays in place beside the one that names the row. */
  readonly isFrozen?: boolean | undefined;
  /** Long values take several lines; without it they are cut at the column's end. */
  readonly isWrapped?: boolean | undefined;
  readonly render: (row: Row) => ReactNode;
  /** What copying a cell puts on the clipboard; nothing where it is left out. */
  readonly text?: ((row: Row) => string) | undefined;
  readonly isEditable?: ((row: Row) => boolean) | undefined;
  /** The control that stands in the cell while it is edited; it stages what is typed by itself. */
  readonly renderEditor?: ((row: Row) => ReactNode) | undefined;
}

/** Whether a column stays where it is while the others scroll. */
export const isInPlace = <Row>({ isRowHeader = false, isFrozen = false }: GridColumn<Row>): boolean =>
  isRowHeader || isFrozen;

export interface GridSort {
  readonly columnId: string;
  readonly isDescending: boolean;
}

/** Columns by which a list is sorted at once, at most. */
export const maxSorts = 5;

export const minColumnWidth = 64;
export const maxColumnWidth = 1_200;
const usualWidth = 180;

export const widthOf = <Row>({ width = usualWidth }: GridColumn<Row>): number =>
  Math.min(maxColumnWidth, Math.max(minColumnWidth, width));

/** What a cell is of, for whoever changes it. */
export interface GridCell<Row> {
  readonly row: Row;
  readonly columnId: string;
}

export interface PastedCell<Row> extends GridCell<Row> {
  readonly text: string;
}
