import { TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { parseNumber, writeNumber } from '../fields/number-text.ts';
import { useReading } from '../fields/use-reading.ts';
import { fieldOf, type NodeProps } from './node-props.tsx';
import * as texts from './texts.ts';

/** Typed in the user's number format. What is not a number is not stored, and marked as an error. */
export function NumberControl(props: NodeProps): ReactNode {
  const { locale } = useReading();
  const { value, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const stored = typeof value === 'number' ? writeNumber(value, locale) : '';
  const isWrong = typed !== undefined && typed.trim() !== '' && parseNumber(typed, locale) === undefined;
  return (
    <TextField
      {...fieldOf(props)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? stored}
      error={isWrong ? texts.isNoNumber : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = parseNumber(target.value, locale);
        if (number !== undefined || target.value.trim() === '') onChange(number ?? undefined);
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  );
}
