import * as z from 'zod/mini';

/** D-044. */
const AvailableScope = z.looseObject({
  apiName: z.string(),
  availableEntities: z.array(z.looseObject({ id: z.string(), label: z.string() })),
  label: z.string(),
});

/** D-045. */
const ListObjectColumn = z.looseObject({
  alias: z.string(),
  dataType: z.string(),
  defaultFilterOperator: z.nullable(z.string()),
  displayable: z.boolean(),
  fieldApiName: z.string(),
  filterable: z.boolean(),
  label: z.string(),
  picklistValues: z.array(z.looseObject({ apiName: z.string(), label: z.string() })),
  sortable: z.boolean(),
  supportedFilterOperators: z.array(z.string()),
});

/** D-043. */
export const ListObjectInfo = z.looseObject({
  availableScopes: z.array(AvailableScope),
  columns: z.array(ListObjectColumn),
  createable: z.boolean(),
  objectApiName: z.string(),
  publicOrSharedCreateable: z.boolean(),
  relatedEntityApiName: z.nullable(z.string()),
});
