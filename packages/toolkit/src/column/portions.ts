/** S-262: the portions that columns are sized by, as parts of twelve (S-263). */
export const portions = { '50%': 6, '16.67%': 2, '33.33%': 4, '66.67%': 8 } as const;

export type Portion = keyof typeof portions;
