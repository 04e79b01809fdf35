import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { maxPasswordLength, minPasswordLength } from './new-password.ts';
import * as texts from './password-texts.ts';

export interface NewPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
}

/** A password to be made: length is the only rule. */
export function NewPasswordField({ name, label, error }: NewPasswordFieldProps): ReactNode {
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      autoComplete="new-password"
      required
      minLength={minPasswordLength}
      maxLength={maxPasswordLength}
      hint={texts.aboutPassword(minPasswordLength)}
      error={error}
    />
  );
}
