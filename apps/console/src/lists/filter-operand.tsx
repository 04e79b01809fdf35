import { type ReactNode, useId } from 'react';
import {
  countedDates,
  type FilterColumn,
  operandKindOf,
  readDateOperand,
  relativeDates,
} from './filter-operators.ts';
import css from './filters.module.css';
import * as texts from './texts.ts';

interface FilterOperandProps {
  readonly column: FilterColumn;
  readonly operator: string;
  readonly labels: readonly string[];
  readonly onChange: (labels: readonly string[]) => void;
}

/** What a field is compared with. */
export function FilterOperand(props: FilterOperandProps): ReactNode {
  const { column, operator, labels, onChange } = props;
  const [first = ''] = labels;
  switch (operandKindOf(column, operator)) {
    case 'choices':
      return <ChoicesOperand {...props} />;
    case 'boolean':
      return (
        <select
          aria-label={texts.value}
          value={first.toLowerCase() === 'true' ? 'true' : 'false'}
          onChange={({ target }) => onChange([target.value])}
        >
          <option value="true">{texts.yes}</option>
          <option value="false">{texts.no}</option>
        </select>
      );
    case 'date':
      return <DateOperandInput label={first} onChange={(label) => onChange([label])} />;
    case 'number':
      return (
        <input
          aria-label={texts.value}
          inputMode="decimal"
          value={first}
          onChange={({ target }) => onChange([target.value])}
        />
      );
    default:
      return (
        <input
          aria-label={texts.value}
          value={first}
          maxLength={255}
          onChange={({ target }) => onChange([target.value])}
        />
      );
  }
}

/** A filter is compared with so many values at most. */
const maxOperands = 100;

/** Labels and values both name a choice; one that is no longer offered is shown as it is, to be removed. */
function ChoicesOperand({ column, labels, onChange }: FilterOperandProps): ReactNode {
  const id = useId();
  const { picklistValues } = column;
  const labelOf = (text: string): string =>
    picklistValues.find(({ apiName }) => apiName === text)?.label ?? text;
  const chosen = labels.filter((label) => label !== '').map(labelOf);
  const left = picklistValues.filter(({ label }) => !chosen.includes(label));
  return (
    <div className={css.choices}>
      {chosen.map((label) => (
        <button
          key={label}
          type="button"
          className={css.chip}
          aria-label={texts.removeChoice(label)}
          onClick={() => onChange(chosen.filter((one) => one !== label))}
        >
          {label} <span aria-hidden="true">×</span>
        </button>
      ))}
      <input
        aria-label={chosen.length > 0 ? texts.addChoice : texts.value}
        list={id}
        placeholder={chosen.length > 0 ? texts.addChoice : texts.choose}
        disabled={chosen.length >= maxOperands}
        onChange={({ target }) => {
          const found = left.find(({ label }) => label === target.value);
          if (!found) return;
          target.value = '';
          onChange([...chosen, found.label]);
        }}
        onBlur={({ target }) => {
          target.value = '';
        }}
      />
      <datalist id={id}>
        {left.map(({ apiName, label }) => (
          <option key={apiName} value={label} />
        ))}
      </datalist>
    </div>
  );
}

function DateOperandInput({
  label,
  onChange,
}: {
  readonly label: string;
  readonly onChange: (label: string) => void;
}): ReactNode {
  const operand = readDateOperand(label);
  const chosen = operand.kind === 'day' ? 'day' : operand.name;
  const choose = (name: string): void => {
    if (name === 'day') onChange('');
    else onChange(countedDates.includes(name) ? `${name}:7` : name);
  };
  return (
    <div className={css.operand}>
      <select aria-label={texts.kindOfDate} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="day">{texts.certainDay}</option>
        {[...relativeDates, ...countedDates].map((name) => (
          <option key={name} value={name}>
            {texts.relativeDates[name]}
          </option>
        ))}
      </select>
      {operand.kind === 'day' && (
        <input
          type="date"
          aria-label={texts.day}
          value={operand.day}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {operand.kind === 'counted' && (
        <input
          type="number"
          aria-label={texts.howMany}
          min={1}
          max={3650}
          value={operand.count}
          onChange={({ target }) =>
            onChange(`${operand.name}:${Math.max(1, Math.trunc(Number(target.value)) || 1)}`)
          }
        />
      )}
    </div>
  );
}
