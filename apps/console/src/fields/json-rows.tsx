import { ActionButton } from '@relab/toolkit/button';
import { chevronDownIcon, closeIcon } from '@relab/toolkit/icon';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { isBlank } from './check-value.ts';
import { type ControlProps, controlAttributes } from './control.ts';
import css from './json-rows.module.css';
import type { JsonRow, JsonTable } from './json-table.ts';
import * as texts from './texts.ts';

interface JsonRowsProps extends ControlProps {
  readonly table: JsonTable;
  readonly onTable: (table: JsonTable) => void;
  /** Stands beside the button that adds a row. */
  readonly children: ReactNode;
}

const headingOf = (column: string): string =>
  (texts.jsonColumns as Readonly<Record<string, string>>)[column] ?? column;

/** A list, entry by entry. Enter goes to the next row, and makes one behind the last. */
export function JsonRows({ table, onTable, children, ...control }: JsonRowsProps): ReactNode {
  const { columns, rows } = table;
  const body = useRef<HTMLDivElement>(null);
  /** The row that takes the focus once it is there. */
  const focusRow = useRef<number>(undefined);
  const width = Math.max(1, columns.length);
  useLayoutEffect(() => {
    if (focusRow.current === undefined) return;
    const inputs = body.current?.querySelectorAll<HTMLInputElement>(`[data-row="${focusRow.current}"]`);
    inputs?.[0]?.focus();
    focusRow.current = undefined;
  });
  const change = (next: readonly JsonRow[]): void => onTable({ columns, rows: next });
  const add = (): void => {
    focusRow.current = rows.length;
    change([...rows, { cells: Array<string>(width).fill('') }]);
  };
  const move = (from: number, to: number): void => {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
  };
  const onKeyDown = (event: KeyboardEvent, row: number): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    // The form is not sent from here: who fills a table presses Enter for the next row.
    event.preventDefault();
    if (row === rows.length - 1) add();
    else body.current?.querySelector<HTMLInputElement>(`[data-row="${row + 1}"]`)?.focus();
  };
  return (
    <div className={css.box} ref={body} data-invalid={control.isInvalid || undefined}>
      {columns.length > 0 && rows.length > 0 && (
        <div className={css.head} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{headingOf(column)}</span>
          ))}
        </div>
      )}
      {rows.map(({ cells }, row) => {
        const name = cells[0] || texts.jsonRow(row + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is where it is; two may say the same.
          <fieldset key={row} className={css.row} data-columns={width} aria-label={texts.jsonRow(row + 1)}>
            {Array.from({ length: width }, (_, place) => (
              <input
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is where its column is.
                key={place}
                {...(row === 0 && place === 0 ? controlAttributes(control) : {})}
                data-row={row}
                value={cells[place] ?? ''}
                autoComplete="off"
                aria-label={columns[place] === undefined ? control.field.label : headingOf(columns[place])}
                onKeyDown={(event) => onKeyDown(event, row)}
                onChange={({ target }) =>
                  change(
                    rows.map((one, index) =>
                      index === row ? { ...one, cells: cells.with(place, target.value) } : one,
                    ),
                  )
                }
              />
            ))}
            <span className={css.tools}>
              <IconButton
                className={css.up}
                icon={chevronDownIcon}
                label={texts.moveRowUp(name)}
                disabled={row === 0}
                onClick={() => move(row, row - 1)}
              />
              <IconButton
                icon={chevronDownIcon}
                label={texts.moveRowDown(name)}
                disabled={row === rows.length - 1}
                onClick={() => move(row, row + 1)}
              />
              <IconButton
                icon={closeIcon}
                label={texts.removeRow(name)}
                onClick={() => {
                  focusRow.current = Math.min(row, rows.length - 2);
                  change(rows.filter((_, index) => index !== row));
                }}
              />
            </span>
          </fieldset>
        );
      })}
      {rows.length === 0 && <p className="soft">{isBlank(control.value) ? texts.empty : texts.nothing}</p>}
      <div className={css.buttons}>
        <ActionButton
          type="button"
          variant="secondary"
          // It may have the field's own label, which names its object but not its action.
          aria-label={`${texts.addRow}: ${control.field.label}`}
          {...(rows.length === 0 ? { id: control.id } : {})}
          onClick={add}
        >
          {texts.addRow}
        </ActionButton>
        {children}
      </div>
    </div>
  );
}
