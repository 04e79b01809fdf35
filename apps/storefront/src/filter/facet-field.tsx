import type { ReactNode } from 'react';
import { locale } from '../language/language.ts';
import { listing, listings } from '../listing/texts.ts';
import type { Range } from './browse-state.ts';
import css from './facet-field.module.css';
import type { ChoiceGroup, FacetOption, RangeGroup } from './facet-group.ts';
import * as texts from './texts.ts';

/** More than these are behind one more press. */
const shownAtOnce = 8;

export function ChoiceField({ group }: { readonly group: ChoiceGroup }): ReactNode {
  const { name, label, options } = group;
  const first = options.filter((option, index) => index < shownAtOnce || option.isChosen);
  const more = options.filter((option) => !first.includes(option));
  if (options.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {first.map((option) => (
        <Choice key={option.value} name={name} option={option} />
      ))}
      {more.length > 0 && (
        <details className={css.more}>
          <summary>
            {texts.moreCount(more.length)}
            <span className="visually-hidden">{texts.moreObject(label)}</span>
          </summary>
          {more.map((option) => (
            <Choice key={option.value} name={name} option={option} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

function Choice({ name, option }: { readonly name: string; readonly option: FacetOption }): ReactNode {
  const { value, label, mark, count, isChosen } = option;
  return (
    <label className={css.choice}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span className={css.label}>
        {mark && <b className={css.mark}>{mark}</b>}
        {label}
      </span>
      <span className={css.count}>
        <span className="visually-hidden">, </span>
        {count.toLocaleString(locale)}
        <span className="visually-hidden"> {count === 1 ? listing : listings}</span>
      </span>
    </label>
  );
}

export interface RangeFieldProps {
  readonly group: RangeGroup;
  readonly range: Range;
  /** What stands after the numbers, such as a currency. */
  readonly unit?: string | undefined;
}

export function RangeField({ group, range, unit }: RangeFieldProps): ReactNode {
  const { name, label, lowest, highest } = group;
  const legend = unit ? texts.rangeLabel(label, unit) : label;
  const input = (side: 'from' | 'to', placeholder: string) => (
    <label className={css.side}>
      <span className={css.sideLabel}>{side === 'from' ? texts.lowest : texts.highest}</span>
      <input
        type="number"
        inputMode="numeric"
        name={`${name}-${side}`}
        min={0}
        max={999_999_999}
        step={1}
        defaultValue={range[side]}
        placeholder={placeholder}
        autoComplete="off"
      />
    </label>
  );
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.range}>
        {input('from', lowest)}
        {input('to', highest)}
      </div>
    </fieldset>
  );
}
