import * as z from 'zod/mini';
import { batchOf } from '../batch-response.ts';
import { inlineEditStates, shareTypes, visibilities } from './list-choice.ts';
import { ListReference } from './list-records-schemas.ts';

const text = z.nullable(z.string());

/** D-027. */
const DisplayColumn = z.looseObject({
  fieldApiName: z.string(),
  /** By record type id. */
  inlineEditAttributes: z.optional(
    z.record(z.string(), z.looseObject({ editable: z.boolean(), required: z.boolean() })),
  ),
  label: z.string(),
  lookupId: z.optional(text),
  searchable: z.boolean(),
  sortable: z.boolean(),
});

/** D-028. */
const FilteredBy = z.looseObject({
  fieldApiName: z.string(),
  label: z.string(),
  operandLabels: z.array(z.string()),
  operator: z.string(),
});

/** D-031. */
const ListShares = z.looseObject({
  shareType: z.enum(shareTypes),
  shares: z.array(z.looseObject({ label: z.string(), shareApiName: z.string() })),
});

/** D-032. @internal */
export const OrderedBy = z.looseObject({
  fieldApiName: z.string(),
  isAscending: z.boolean(),
  label: z.string(),
});

const entity = z.looseObject({ id: z.string(), label: z.string() });

/** D-033. */
const ListScope = z.looseObject({
  apiName: z.string(),
  entity: z.nullable(entity),
  label: z.string(),
  relatedEntity: z.nullable(z.extend(entity, { type: text })),
});

/** D-034; widths are px, -1 where the user has chosen none (D-172, D-173). */
export const columnPreferences = {
  columnWidths: z.record(z.string(), z.int()),
  columnWrap: z.record(z.string(), z.boolean()),
  /** Beside the specification: the columns that the user has chosen; the list's own where there are none. */
  displayColumns: z.optional(z.array(z.string())),
  /** Beside the specification: those that stay in place while the others scroll. */
  frozenColumns: z.optional(z.array(z.string())),
};

/** D-025, D-026. */
export const ListInfo = z.looseObject({
  cloneable: z.boolean(),
  createable: z.boolean(),
  deletable: z.boolean(),
  displayColumns: z.array(DisplayColumn),
  eTag: z.string(),
  filterLogicString: text,
  filteredByInfo: z.array(FilteredBy),
  hasMassActions: z.boolean(),
  inlineEditDetails: z.looseObject({ message: text, state: z.enum(inlineEditStates) }),
  label: z.string(),
  listReference: ListReference,
  listShares: z.array(ListShares),
  objectApiNames: z.array(z.string()),
  orderedByInfo: z.array(OrderedBy),
  /** The list of records seen last has none. */
  scope: z.nullable(ListScope),
  searchable: z.boolean(),
  updateable: z.boolean(),
  userPreferences: z.looseObject(columnPreferences),
  visibility: z.enum(visibilities),
  visibilityEditable: z.boolean(),
});

/** List infos in the order in which they were requested, each with a status of its own (D-110). */
export const ListInfoBatch = batchOf(ListInfo);

/** Why a list was not made or changed, by member; `developerName` is its API name. */
export const ListError = z.looseObject({
  errorCode: z.string(),
  message: z.string(),
  output: z.looseObject({
    fieldErrors: z.array(z.looseObject({ errorMessage: z.string(), fieldApiName: z.string() })),
  }),
  statusCode: z.int(),
});
