import * as z from 'zod/mini';

/** Kept and handed on unread, whatever is in it (D-072). */
export const ActionOverrides = z.record(z.string(), z.unknown());

/** The content of `activations` is passed on unread (D-073). */
export const FormulaActivations = z.looseObject({
  activations: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
});
