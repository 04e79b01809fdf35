import type { FieldInfo } from '@relab/contract/records';
import type { ReactNode } from 'react';
import { FieldValue } from './field-value.tsx';
import { fieldOf, type RecordFields, referenceTargetOf } from './record-field.ts';

export interface FieldFactProps {
  readonly field: FieldInfo;
  readonly fields: RecordFields;
  /** In place of the field's own, as a layout may have it. */
  readonly label?: string | undefined;
}

/** A field of a record in a list of facts (`dl`): its label, and below it its value. */
export function FieldFact({ field, fields, label = field.label }: FieldFactProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <FieldValue
          field={field}
          value={fieldOf(fields, field.apiName)}
          target={referenceTargetOf(field, fields)}
        />
      </dd>
    </div>
  );
}
