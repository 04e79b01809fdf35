import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { useUser } from '../session/user.tsx';
import * as texts from './texts.ts';

export interface MomentFieldProps {
  readonly name: string;
  readonly label: string;
  /** `YYYY-MM-DDTHH:MM` on the clocks of the user's time zone, which is named below the field. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean | undefined;
}

/** A day and a time of it, as the user's clocks show them. */
export function MomentField({ name, label, value, onChange, isRequired }: MomentFieldProps): ReactNode {
  const { timeZone } = useUser();
  return (
    <TextField
      name={name}
      type="datetime-local"
      label={label}
      hint={texts.clocksOf(timeZone)}
      required={isRequired}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
