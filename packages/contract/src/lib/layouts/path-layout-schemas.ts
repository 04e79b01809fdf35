import * as z from 'zod/mini';
import { LayoutSection } from './layout-schemas.ts';

/** A step is one value of the picklist: the record stands on the step whose `value` its field has. */
const PathStep = z.looseObject({
  closed: z.boolean(),
  guidance: z.nullable(z.string()),
  id: z.string(),
  label: z.string(),
  layoutRows: LayoutSection.shape.layoutRows,
  value: z.string(),
  won: z.boolean(),
});

/**
 * Its members are not documented: another server's may be others, which is why all may be missing. Ours are the picklist
 * (`fieldApiName`), and by value in their order the steps, each with its key fields laid out as in a section of a layout.
 */
export const PathLayout = z.looseObject({
  fieldApiName: z.optional(z.string()),
  fieldLabel: z.optional(z.string()),
  id: z.optional(z.string()),
  label: z.optional(z.string()),
  objectApiName: z.optional(z.string()),
  recordTypeId: z.optional(z.string()),
  steps: z.optional(z.array(PathStep)),
});
