import { classNames } from '@relab/toolkit';
import type { ReactNode } from 'react';
import css from './table.module.css';

export interface TableColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand below each other at their end. */
  readonly isNumber?: boolean | undefined;
  /** Days and moments: they are not broken where there is no room. */
  readonly isOneLine?: boolean | undefined;
  /** Names the row for those who hear it. */
  readonly isHeader?: boolean | undefined;
  /** The label is for screen readers only, as above buttons. */
  readonly hidesLabel?: boolean | undefined;
}

export interface TableProps<Row> {
  /** The caption: for screen readers, and visible where `showsCaption`. */
  readonly caption: string;
  readonly showsCaption?: boolean | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Without a frame: inside of one. */
  readonly isBare?: boolean | undefined;
}

/** A phone has room for so many columns; rows with more are shown as lists there. */
const maxNarrowColumns = 3;

/** A table to read: some dozens of rows. What is worked in is a grid. Wide ones are moved sideways, by the keyboard too. */
export function Table<Row>(props: TableProps<Row>): ReactNode {
  const { caption, showsCaption, columns, rows, rowKey, isBare = false } = props;
  const isStacked = columns.length > maxNarrowColumns;
  return (
    // Focusable, or nobody scrolls it by the keyboard (WCAG 2.1.1). A group and no region: what is around has the name, too.
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: it is no set of fields.
    <div role="group" className={classNames(css.frame, isBare && css.bare)} tabIndex={0} aria-label={caption}>
      <table className={classNames(css.table, isStacked && css.stacked)}>
        <caption className={showsCaption ? css.caption : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label, isNumber, hidesLabel }) => (
              <th key={id} scope="col" className={classNames(css.head, isNumber && css.number)}>
                {hidesLabel ? <span className="visually-hidden">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, label, cell, isNumber, isOneLine, isHeader, hidesLabel }) => {
                const className = classNames(css.cell, isNumber && css.number, isOneLine && css.oneLine);
                return isHeader ? (
                  <th key={id} scope="row" className={className}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={className} data-label={hidesLabel ? undefined : label}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
