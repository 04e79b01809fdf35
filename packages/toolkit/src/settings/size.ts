/** S-183. */
export const sizes = ['small', 'medium', 'large'] as const;

/** S-183. Buttons have sizes of their own. */
export type Size = (typeof sizes)[number];
