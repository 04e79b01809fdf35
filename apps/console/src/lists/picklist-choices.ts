import type { Client } from '@relab/client';
import { getPicklistValues } from '@relab/client/records';
import type { FieldInfo, PicklistValues } from '@relab/contract/records';
import { fieldKindOf } from '../fields/field-kind.ts';

interface ChoicesConfig {
  readonly objectApiName: string;
  readonly recordTypeId: string;
  readonly field: FieldInfo;
}

/** What a picklist offers; undefined for other fields, and where it cannot be read. */
export async function choicesOf(
  client: Client,
  { objectApiName, recordTypeId, field }: ChoicesConfig,
): Promise<PicklistValues['values'] | undefined> {
  const kind = fieldKindOf(field);
  if (kind !== 'picklist' && kind !== 'multiPicklist') return undefined;
  const config = { objectApiName, recordTypeId, fieldApiName: field.apiName };
  return getPicklistValues(client, config).then(
    ({ values }) => values,
    () => undefined,
  );
}
