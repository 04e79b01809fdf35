import { type ReactNode, useMemo, useState } from 'react';
import type { ControlProps, FormProps } from './control.ts';
import css from './field-input.module.css';
import { dependenceHint, useDependentChoice, usePicklistOptions } from './picklist-control.tsx';
import { matchingOptions } from './picklist-options.ts';
import * as texts from './texts.ts';

/** More options than this have a box to filter them by. */
const maxUnfiltered = 12;
/** No more than this are rendered at once: the filter finds the others. */
const maxShown = 100;

/** Several of a list, stored as `A;B` in the order of the list. */
export function MultiPicklistControl(props: ControlProps & FormProps): ReactNode {
  const { id, field, value, onChange } = props;
  const options = usePicklistOptions(props, props);
  useDependentChoice(props, props, options);
  const hint = dependenceHint(props, props, options);
  const [filter, setFilter] = useState('');
  const chosen = useMemo(
    () => new Set(typeof value === 'string' && value !== '' ? value.split(';') : []),
    [value],
  );
  const all = useMemo(() => {
    const listed = options ?? [];
    const stray = [...chosen].filter((one) => !listed.some((option) => option.value === one));
    return [...stray.map((one) => ({ value: one, label: one })), ...listed];
  }, [options, chosen]);
  const shown = matchingOptions(all, filter).slice(0, maxShown);
  const toggle = (one: string, isOn: boolean): void => {
    const next = all.filter((option) => (option.value === one ? isOn : chosen.has(option.value)));
    onChange(
      next.length === 0 ? null : next.map((option) => option.value).join(';'),
      next.map((option) => option.label).join(';'),
    );
  };
  return (
    <fieldset className={css.choices} aria-describedby={props.describedBy}>
      <legend className="visually-hidden">{field.label}</legend>
      {all.length > maxUnfiltered && (
        <input
          id={id}
          type="search"
          aria-label={texts.typeToFilter}
          placeholder={texts.typeToFilter}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      {hint && <span className={css.hint}>{hint}</span>}
      <div className={css.choiceList}>
        {shown.map((option, index) => (
          <label key={option.value} className={css.choice}>
            <input
              type="checkbox"
              id={all.length <= maxUnfiltered && index === 0 ? id : undefined}
              checked={chosen.has(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {chosen.size > 0 && <span className={css.hint}>{texts.chosen(chosen.size)}</span>}
    </fieldset>
  );
}
