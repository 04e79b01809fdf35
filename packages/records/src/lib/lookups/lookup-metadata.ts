import type { LookupMetadata } from '@relab/contract/records';
import { iconUrlOf } from '../icons/icon.ts';
import { mayReadField, type Reader } from '../objects/access.ts';
import { type SearchColumn, searchColumns } from '../search/search-columns.ts';
import { findLookup } from './lookup-field.ts';

interface LookupTarget {
  readonly apiName: string;
  readonly label: string;
  readonly labelPlural: string;
  readonly nameField: string;
  readonly columns: readonly SearchColumn[];
  readonly themeInfo: { readonly color: string | null; readonly iconUrl: string };
}

/** How a reference is looked up. The platform does not publish the form of this answer. */
export interface LookupDescription extends LookupMetadata {
  readonly objectApiName: string;
  readonly fieldApiName: string;
  readonly label: string;
  readonly targets: readonly LookupTarget[];
  /** Fields whose values decide what is found; they go into the source record of a lookup. */
  readonly controllingFields: readonly string[];
  readonly searchTypes: readonly { readonly name: string; readonly fewestCharacters: number }[];
}

/** No statement. */
export function describeLookup(
  objectApiName: string,
  fieldApiName: string,
  reader: Reader,
): LookupDescription {
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
