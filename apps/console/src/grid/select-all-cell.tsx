// biome-ignore-all lint/a11y/noRedundantRoles: tables that are not displayed as such lose the roles of their parts
import type { MouseEvent, ReactNode } from 'react';
import { headerRow } from './cell-position.ts';
import css from './data-grid.module.css';
import * as texts from './texts.ts';

interface SelectAllCellProps {
  /** The stop for Tab is here. */
  readonly isActive: boolean;
  readonly isAll: boolean;
  readonly isSome: boolean;
  readonly onActivate: (event: MouseEvent) => void;
  readonly onToggle: () => void;
}

/** The box above those of the rows: all rows that are loaded. */
export function SelectAllCell({
  isActive,
  isAll,
  isSome,
  onActivate,
  onToggle,
}: SelectAllCellProps): ReactNode {
  return (
    <th
      role="columnheader"
      scope="col"
      className={css.headerCell}
      data-pinned
      data-select
      style={{ insetInlineStart: 0 }}
      aria-colindex={1}
      data-row={headerRow}
      data-column={0}
      tabIndex={isActive ? 0 : -1}
      onClick={onActivate}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={texts.selectLoaded}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = isSome && !isAll;
        }}
        onChange={onToggle}
      />
    </th>
  );
}
