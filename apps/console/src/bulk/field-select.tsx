import type { FieldInfo } from '@relab/contract/records';
import { type ReactNode, useState } from 'react';
import * as texts from './texts.ts';

interface FieldSelectProps {
  readonly label: string;
  readonly fields: readonly FieldInfo[];
  /** Null leaves the column out. */
  readonly value: string | null;
  readonly onChange: (fieldApiName: string | null) => void;
}

/**
 * The field that a column goes to. Its choices come once somebody is at it: a file of 500 columns for an object of 500 fields
 * would have a quarter of a million.
 */
export function FieldSelect({ label, fields, value, onChange }: FieldSelectProps): ReactNode {
  const [isNear, setNear] = useState(false);
  const listed = isNear ? fields : fields.filter(({ apiName }) => apiName === value);
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{texts.leftOut}</option>
      {listed.map((field) => (
        <option key={field.apiName} value={field.apiName}>
          {field.label}
        </option>
      ))}
    </select>
  );
}
