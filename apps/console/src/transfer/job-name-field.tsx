import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import * as texts from './texts.ts';

export interface JobNameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** What a job is called in the list of jobs. */
export function JobNameField({ name, onChange }: JobNameFieldProps): ReactNode {
  return (
    <TextField
      name="job-name"
      label={texts.name}
      hint={texts.nameHint}
      maxLength={200}
      autoComplete="off"
      value={name}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The member of a request for it: a name that was left empty is the server's to choose. */
export const jobName = (name: string): { readonly name?: string } =>
  name.trim() === '' ? {} : { name: name.trim() };
