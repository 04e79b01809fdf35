import type { ListInfo, ListPreferences } from '@relab/contract/records';
import type { Org, OrgRecord } from './org.fixture.ts';
import { checksum } from './record-body.fixture.ts';

export interface ListFilter {
  readonly fieldApiName: string;
  readonly operator: string;
  readonly operandLabels: readonly string[];
}

/** A list view of an org, with what its one user has chosen of it. */
export interface ListView {
  readonly id: string;
  readonly objectApiName: string;
  readonly listViewApiName: string;
  readonly label: string;
  readonly columns: readonly string[];
  readonly filters: readonly ListFilter[];
  readonly orderedBy: { readonly fieldApiName: string; readonly isAscending: boolean };
  readonly widths: Readonly<Record<string, number>>;
  readonly wrap: Readonly<Record<string, boolean>>;
}

export function isListed(org: Org, { objectApiName, filters }: ListView, record: OrgRecord): boolean {
  return (
    record.apiName === objectApiName &&
    filters.every(({ fieldApiName, operandLabels }) =>
      operandLabels.includes(String(org.value(record, fieldApiName))),
    )
  );
}

/** Sorted by a field, `-` in front for the other way round; ties by id, as they were made. */
export function sorted(org: Org, records: readonly OrgRecord[], by: string): readonly OrgRecord[] {
  const path = by.replace(/^-/, '');
  const sign = by.startsWith('-') ? -1 : 1;
  const key = (record: OrgRecord) => String(org.value(record, path) ?? '');
  return records.toSorted((a, b) => sign * key(a).localeCompare(key(b)) || a.id.localeCompare(b.id));
}

export const sortOf = ({ orderedBy: { fieldApiName, isAscending } }: ListView): string =>
  isAscending ? fieldApiName : `-${fieldApiName}`;

export const listReference = ({ id, listViewApiName, objectApiName }: ListView) => ({
  id,
  listViewApiName,
  objectApiName,
  type: 'listView' as const,
});

const column = (fieldApiName: string) => ({
  fieldApiName,
  label: fieldApiName,
  lookupId: null,
  searchable: false,
  sortable: true,
});

export function listInfo(view: ListView): ListInfo {
  const { label, columns, filters, orderedBy, objectApiName, widths, wrap } = view;
  const info = {
    cloneable: true,
    createable: true,
    deletable: true,
    displayColumns: columns.map(column),
    filterLogicString: null,
    filteredByInfo: filters.map(({ fieldApiName, operator, operandLabels }) => ({
      fieldApiName,
      label: fieldApiName,
      operandLabels: [...operandLabels],
      operator,
    })),
    hasMassActions: true,
    inlineEditDetails: { message: null, state: 'Enabled' as const },
    label,
    listReference: listReference(view),
    listShares: [],
    objectApiNames: [objectApiName, 'User'],
    orderedByInfo: [{ ...orderedBy, label: orderedBy.fieldApiName }],
    scope: { apiName: 'everything', entity: null, label: 'All', relatedEntity: null },
    searchable: true,
    updateable: true,
    userPreferences: {
      columnWidths: Object.fromEntries(columns.map((name) => [name, widths[name] ?? -1])),
      columnWrap: Object.fromEntries(columns.map((name) => [name, wrap[name] ?? false])),
    },
    visibility: 'Public' as const,
    visibilityEditable: true,
  };
  return { ...info, eTag: checksum(JSON.stringify(info)) };
}

export function listPreferences(view: ListView): ListPreferences {
  const { userPreferences, orderedByInfo } = listInfo(view);
  return { ...userPreferences, listReference: listReference(view), orderedBy: orderedByInfo };
}
