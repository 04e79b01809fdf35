import { TextField } from '@relab/toolkit/field';
import type { SettingFacts } from '@relab/toolkit/settings';
import type { ReactNode } from 'react';
import { type ControlProps, fieldOf, textOf } from './control.ts';

type NumberFacts = Extract<SettingFacts, { readonly kind: 'number' }>;

function hintOf({ min, max, unit, fallback, keywords }: NumberFacts): string {
  const range = `${min} to ${max}${unit ? ` ${unit}` : ''}`;
  const named = keywords ? `, or ${keywords.join(', ')}` : '';
  return `${range}${named}${fallback === undefined ? '' : `; ${fallback} unless given`}`;
}

/** Takes what is out of range too: what becomes of it is what authors want to see. */
export function NumberControl(props: ControlProps & { readonly facts: NumberFacts }): ReactNode {
  const { facts, value, onChange } = props;
  const change = (text: string): void => {
    if (text === '') onChange(undefined);
    else onChange(Number.isNaN(Number(text)) ? text : Number(text));
  };
  return (
    <TextField
      {...fieldOf(props)}
      hint={hintOf(facts)}
      type={facts.keywords ? 'text' : 'number'}
      min={facts.min}
      max={facts.max}
      step={facts.isInteger ? 1 : 'any'}
      value={textOf(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
