import type { ListObjectInfo } from '@relab/contract/records';
import { ActionButton } from '@relab/toolkit/button';
import { closeIcon } from '@relab/toolkit/icon';
import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { anyOfLogic, joinOf, logicProblem, logicWith, logicWithout } from './filter-logic.ts';
import { FilterOperand } from './filter-operand.tsx';
import { operandKindOf, operatorLabel } from './filter-operators.ts';
import css from './filters.module.css';
import type { ListFilter, TriedFilters } from './list-state.ts';
import * as texts from './texts.ts';

export interface FilterEditorProps {
  readonly listObjectInfo: ListObjectInfo;
  /** The columns that are shown: a filter begins with the first of them that has none yet. */
  readonly shown: readonly string[];
  readonly value: TriedFilters;
  readonly onApply: (filters: TriedFilters) => void;
  readonly onClose: () => void;
}

const maxFilters = 10;
/** Rows keep their identity while others go. */
interface Row extends ListFilter {
  readonly key: number;
}

const startOf = (kind: ReturnType<typeof operandKindOf>): readonly string[] =>
  kind === 'boolean' ? ['true'] : kind === 'date' ? ['TODAY'] : [''];

/** Which records the list has: rows, how they are joined, and whose records. Nothing changes until it is applied. */
export function FilterEditor(props: FilterEditorProps): ReactNode {
  const { listObjectInfo, shown, value, onApply, onClose } = props;
  const { columns, availableScopes } = listObjectInfo;
  const filterable = columns.filter((column) => column.filterable);
  const nextKey = useRef(value.filters.length);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    value.filters.map((filter, key) => ({ ...filter, key })),
  );
  const [logic, setLogic] = useState(value.logic);
  const [isCustom, setCustom] = useState(() => joinOf(value.logic, value.filters.length) === 'custom');
  const [scope, setScope] = useState(value.scope);
  const logicId = useId();
  const problem = logicProblem(logic, rows.length);
  const join = isCustom ? 'custom' : joinOf(logic, rows.length);
  const change = (key: number, part: Partial<ListFilter>): void =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const columnOf = (name: string) => columns.find(({ fieldApiName }) => fieldApiName === name);
  const add = (): void => {
    const filtered = new Set(rows.map(({ fieldApiName }) => fieldApiName));
    const usual = shown.filter((name) => !filtered.has(name));
    const column =
      usual.flatMap((name) => filterable.find(({ fieldApiName }) => fieldApiName === name) ?? [])[0] ??
      filterable[0];
    if (!column) return;
    const operator = column.defaultFilterOperator ?? column.supportedFilterOperators[0] ?? '';
    const operandLabels = startOf(operandKindOf(column, operator));
    setRows([
      ...rows,
      { key: nextKey.current++, fieldApiName: column.fieldApiName, operator, operandLabels },
    ]);
    setLogic(logicWith(logic, rows.length + 1));
  };
  const remove = (place: number): void => {
    setRows(rows.filter((_, index) => index !== place - 1));
    setLogic(logicWithout(logic, place));
  };
  const chooseField = (key: number, name: string): void => {
    const column = columnOf(name);
    if (!column) return;
    const operator = column.defaultFilterOperator ?? column.supportedFilterOperators[0] ?? '';
    change(key, { fieldApiName: name, operator, operandLabels: startOf(operandKindOf(column, operator)) });
  };
  const chooseJoin = (chosen: string): void => {
    setCustom(chosen === 'custom');
    if (chosen === 'all') setLogic('');
    if (chosen === 'any') setLogic(anyOfLogic(rows.length));
    if (chosen === 'custom' && logic.trim() === '') setLogic(rows.map((_, index) => index + 1).join(' AND '));
  };
  return (
    <form
      className={css.editor}
      aria-label={texts.filters}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem) return;
        const filters = rows.map(({ key: _, ...filter }) => filter);
        onApply({ filters, logic: logic.trim(), scope });
      }}
    >
      <label className={css.line}>
        <span>{texts.scope}</span>
        <select value={scope} onChange={({ target }) => setScope(target.value)}>
          {availableScopes.map(({ apiName, label }) => (
            <option key={apiName} value={apiName}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <ol className={css.rows}>
        {rows.map((row, index) => {
          const { key, fieldApiName, operator, operandLabels } = row;
          const column = columnOf(fieldApiName);
          return (
            <li key={key} className={css.row} aria-label={texts.filterNumber(index + 1)}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <select
                aria-label={texts.field}
                value={fieldApiName}
                onChange={({ target }) => chooseField(key, target.value)}
              >
                {!column && <option value={fieldApiName}>{fieldApiName}</option>}
                {filterable.map((one) => (
                  <option key={one.fieldApiName} value={one.fieldApiName}>
                    {one.label}
                  </option>
                ))}
              </select>
              {column && (
                <>
                  <select
                    aria-label={texts.operator}
                    value={operator}
                    onChange={({ target }) => {
                      const kind = operandKindOf(column, target.value);
                      const isOther = kind !== operandKindOf(column, operator);
                      change(key, {
                        operator: target.value,
                        ...(isOther ? { operandLabels: startOf(kind) } : {}),
                      });
                    }}
                  >
                    {column.supportedFilterOperators.map((one) => (
                      <option key={one} value={one}>
                        {operatorLabel(one, column.dataType)}
                      </option>
                    ))}
                  </select>
                  <FilterOperand
                    column={column}
                    operator={operator}
                    labels={operandLabels}
                    onChange={(labels) => change(key, { operandLabels: labels })}
                  />
                </>
              )}
              <IconButton
                icon={closeIcon}
                label={texts.removeFilter(index + 1)}
                onClick={() => remove(index + 1)}
              />
            </li>
          );
        })}
      </ol>
      <ActionButton type="button" variant="secondary" disabled={rows.length >= maxFilters} onClick={add}>
        {texts.addFilter}
      </ActionButton>
      {rows.length > 1 && (
        <label className={css.line}>
          <span>{texts.join}</span>
          <select value={join} onChange={({ target }) => chooseJoin(target.value)}>
            <option value="all">{texts.joinAll}</option>
            <option value="any">{texts.joinAny}</option>
            <option value="custom">{texts.joinCustom}</option>
          </select>
        </label>
      )}
      {join === 'custom' && (
        <div className={css.logic}>
          <label htmlFor={logicId}>{texts.logic}</label>
          <input
            id={logicId}
            value={logic}
            maxLength={255}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${logicId}-error`}
            onChange={({ target }) => setLogic(target.value)}
          />
          {problem && (
            <p id={`${logicId}-error`} className={css.error}>
              {texts.logicProblems[problem]}
            </p>
          )}
        </div>
      )}
      <div className={css.buttons}>
        <ActionButton type="button" variant="plain" onClick={onClose}>
          {texts.cancel}
        </ActionButton>
        <ActionButton disabled={problem !== undefined}>{texts.apply}</ActionButton>
      </div>
    </form>
  );
}
