import type { LookupMetadata } from '@relab/contract/records';
import { iconUrlOf } from '../icons/icon.ts';
import { mayReadField, type Reader } from '../objects/access.ts';
import { searchColumns } from '../search/search-columns.ts';
import { findLookup } from './lookup-field.ts';

/**
 * How a reference is looked up; `controllingFields` decide by their values what is found, and go into the source record
 * of a lookup. The platform does not publish the form of this response. No statement.
 */
export function describeLookup(objectApiName: string, fieldApiName: string, reader: Reader): LookupMetadata {
  const { object, name, field, targets } = findLookup(objectApiName, fieldApiName, reader);
  const { equals } = field.lookupFilter ?? {};
  const controlling = equals === undefined ? undefined : object.allFields[equals];
  return {
    objectApiName: object.apiName,
    fieldApiName: name,
    label: field.label,
    targets: targets.map((target) => ({
      apiName: target.apiName,
      label: target.label,
      labelPlural: target.labelPlural,
      nameField: target.nameField,
      columns: searchColumns(target, reader),
      themeInfo: { color: target.color?.replace('#', '') ?? null, iconUrl: iconUrlOf(target) },
    })),
    controllingFields: equals && controlling && mayReadField(controlling, reader.principal) ? [equals] : [],
    searchTypes: [
      { name: 'Recent', fewestCharacters: 0 },
      { name: 'Search', fewestCharacters: 2 },
      { name: 'TypeAhead', fewestCharacters: 3 },
    ],
  };
}
