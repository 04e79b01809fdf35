import type { ObjectInfo } from '@relab/contract/records';
import { fieldNames } from './field-names.ts';

/** D-162: what is always read of a record that a reference leads to. */
const always = ['CreatedDate', 'Id', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp'] as const;

/**
 * The fields to read with a reference, such as `OwnerId`, to show the record that it leads to: the names of what it may
 * lead to, `Name` where it has none (D-163), and the standard ones (D-162). Qualified, as reads take them:
 * `Account.Owner.Name`. None where the field is no reference, or leads to nothing by a name.
 */
export function lookupFields(info: ObjectInfo, fieldApiName: string): readonly string[] {
  const { reference, relationshipName, referenceToInfos = [] } = info.fields[fieldApiName] ?? {};
  if (!reference || !relationshipName) return [];
  const names = referenceToInfos.flatMap(({ nameFields }) => nameFields);
  return fieldNames(
    [...(names.length > 0 ? names : ['Name']), ...always].map(
      (name) => `${info.apiName}.${relationshipName}.${name}`,
    ),
  );
}
