import { recordTypeIdOf } from '@relab/client/records';
import type { PicklistValues } from '@relab/contract/records';
import { usePicklistValuesByRecordType } from '@relab/react/records';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ComboControl } from './combo-control.tsx';
import { type ControlProps, controlAttributes, type FormProps } from './control.ts';
import css from './field-input.module.css';
import { matchingOptions, type PicklistOption, picklistOptions } from './picklist-options.ts';
import * as texts from './texts.ts';

/** More options than this are found by typing. */
const maxListed = 20;

/** What can be chosen now; undefined while it is read. */
export function usePicklistOptions(
  { field }: ControlProps,
  { objectApiName, recordTypeId, values }: FormProps,
): readonly PicklistOption[] | undefined {
  const { data } = usePicklistValuesByRecordType({
    objectApiName,
    recordTypeId: recordTypeIdOf({ recordTypeId }),
  });
  const picklist: PicklistValues | undefined = data?.picklistFieldValues[field.apiName];
  return useMemo(
    () => (data ? (picklist ? picklistOptions(field, picklist, values) : []) : undefined),
    [data, picklist, field, values],
  );
}

/** Takes a choice back once what controls it is another value that it does not go with. */
export function useDependentChoice(
  { field, value, onChange }: ControlProps,
  { values }: FormProps,
  options: readonly PicklistOption[] | undefined,
): void {
  const controlling = field.controllerName === null ? undefined : values[field.controllerName];
  const before = useRef(controlling);
  useEffect(() => {
    if (before.current === controlling || !options) return;
    before.current = controlling;
    const chosen = typeof value === 'string' && value !== '' ? value.split(';') : [];
    const left = chosen.filter((one) => options.some((option) => option.value === one));
    if (left.length < chosen.length) onChange(left.length === 0 ? null : left.join(';'));
  }, [controlling, options, value, onChange]);
}

/** What stands where nothing can be chosen. */
export function dependenceHint(
  { field }: ControlProps,
  { values, labelOf }: FormProps,
  options: readonly PicklistOption[] | undefined,
): string | undefined {
  const { controllerName } = field;
  if (controllerName === null || options === undefined || options.length > 0) return undefined;
  const isChosen = values[controllerName] !== null && values[controllerName] !== undefined;
  return isChosen ? texts.noValues(labelOf(controllerName)) : texts.chooseFirst(labelOf(controllerName));
}

export function PicklistControl(props: ControlProps & FormProps): ReactNode {
  const options = usePicklistOptions(props, props);
  useDependentChoice(props, props, options);
  const hint = dependenceHint(props, props, options);
  const value = typeof props.value === 'string' ? props.value : '';
  const listed = options ?? [];
  // What is stored stays to be seen, also where it could not be chosen any more.
  const isStray = value !== '' && !listed.some((option) => option.value === value);
  const all = isStray ? [{ value, label: props.text ?? value }, ...listed] : listed;
  if (all.length > maxListed) return <SearchedPicklist {...props} options={all} />;
  return (
    <>
      <select
        {...controlAttributes(props)}
        value={value}
        disabled={hint !== undefined && value === ''}
        aria-busy={options === undefined}
        onChange={({ target }) => {
          const chosen = all.find((option) => option.value === target.value);
          props.onChange(chosen?.value ?? null, chosen?.label ?? null);
        }}
      >
        <option value="">{props.isRequired ? texts.choose : texts.none}</option>
        {all.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && <span className={css.hint}>{hint}</span>}
    </>
  );
}

interface SearchedPicklistProps extends ControlProps {
  readonly options: readonly PicklistOption[];
}

function SearchedPicklist({ options, ...props }: SearchedPicklistProps): ReactNode {
  const value = typeof props.value === 'string' && props.value !== '' ? props.value : null;
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string>();
  const label = chosen?.label ?? '';
  const text = typed ?? label;
  const items = useMemo(() => {
    const matching = typed === undefined || typed === label ? options : matchingOptions(options, typed);
    return matching.map((option) => ({ id: option.value, label: option.label }));
  }, [options, typed, label]);
  return (
    <ComboControl
      {...props}
      label={props.field.label}
      items={items}
      chosen={value}
      text={text}
      onTextChange={(next) => setTyped(next)}
      onChoose={(id) => {
        const option = options.find((one) => one.value === id);
        setTyped(undefined);
        props.onChange(id, option?.label ?? null);
      }}
      onOpenChange={(isOpen) => !isOpen && setTyped(undefined)}
      emptyText={texts.noMatches}
      placeholder={texts.typeToFilter}
    />
  );
}
