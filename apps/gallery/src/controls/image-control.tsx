import { SelectField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { pictures } from '../pictures/index.ts';
import { type ControlProps, fieldOf } from './control.ts';

const names = Object.keys(pictures);

function nameOf(value: unknown): string {
  const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : value;
  const found = Object.entries(pictures).find(([, picture]) => picture.url === url);
  return found?.[0] ?? (value === undefined ? '' : 'other');
}

/** One of the gallery's own pictures, the one that does not load included. */
export function ImageControl(props: ControlProps): ReactNode {
  const chosen = nameOf(props.value);
  const pick = (name: string): void =>
    props.onChange(Object.entries(pictures).find(([picture]) => picture === name)?.[1]);
  return (
    <SelectField
      {...fieldOf(props)}
      options={[
        { value: '', label: 'none' },
        ...names.map((name) => ({ value: name, label: name })),
        ...(chosen === 'other' ? [{ value: 'other', label: 'that of the example' }] : []),
      ]}
      value={chosen}
      onChange={(event) => pick(event.currentTarget.value)}
    />
  );
}
