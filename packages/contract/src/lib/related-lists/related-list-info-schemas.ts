import * as z from 'zod/mini';
import { batchOf } from '../batch-response.ts';
import { columnPreferences, ListInfo, OrderedBy } from '../lists/list-info-schemas.ts';
import { RelatedListReference } from './related-list-reference-schemas.ts';

const text = z.nullable(z.string());
const texts = z.array(z.string());

/** `lookupId` is the field that holds the id of what the column links to. */
const RelatedListColumn = z.looseObject({
  dataType: z.string(),
  fieldApiName: z.string(),
  filterable: z.boolean(),
  label: z.string(),
  lookupId: text,
  picklistValues: z.nullable(z.array(z.unknown())),
  quickFilterOperator: text,
  sortable: z.boolean(),
});

/** D-081; filters, order and preferences have the form that they have in a list info. */
export const RelatedListInfo = z.looseObject({
  cloneable: z.boolean(),
  createable: z.boolean(),
  deletable: z.boolean(),
  displayColumns: z.array(RelatedListColumn),
  fieldApiName: text,
  fields: texts,
  filterLogicString: text,
  filterable: z.boolean(),
  filteredByInfo: ListInfo.shape.filteredByInfo,
  label: z.string(),
  listReference: RelatedListReference,
  objectApiNames: texts,
  optionalFields: texts,
  orderedByInfo: z.array(OrderedBy),
  restrictColumnsToLayout: z.boolean(),
  updateable: z.boolean(),
  userPreferences: z.looseObject(columnPreferences),
  visibility: text,
  visibilityEditable: z.boolean(),
});

/** Infos of several related lists, in the order of the names, each with a status of its own (D-110). */
export const RelatedListInfos = batchOf(RelatedListInfo);

const RelatedListSummary = z.looseObject({
  entityLabel: z.string(),
  entityLabelPlural: z.string(),
  fieldApiName: text,
  keyPrefix: text,
  label: z.string(),
  objectApiName: z.string(),
  parentFieldApiName: text,
  relatedListId: z.string(),
  relatedListInfoUrl: z.string(),
  themeInfo: z.nullable(z.looseObject({ color: text, iconUrl: text })),
});

/** D-084. */
export const RelatedListSummaries = z.looseObject({
  parentObjectApiName: z.string(),
  parentRecordTypeId: text,
  relatedLists: z.array(RelatedListSummary),
});
