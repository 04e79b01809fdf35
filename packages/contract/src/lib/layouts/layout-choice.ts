import { anyCase, list, oneOf, optional } from '../schema.ts';

/** Which fields a layout holds (D-053, D-179). */
export const layoutTypes = ['Full', 'Compact'] as const;

/** What a layout is for (D-054, D-180). */
export const modes = ['View', 'Edit', 'Create'] as const;

/** The layouts whose fields a record is requested with; layout types in upper or lower case (D-159). @internal */
export const layoutChoice = {
  layoutTypes: optional(list(anyCase(...layoutTypes))),
  modes: optional(list(oneOf(modes))),
};
