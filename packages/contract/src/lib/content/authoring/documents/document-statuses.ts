/** Of a variant: never published; published as it is; changed since. */
export const variantStatuses = ['Draft', 'Published', 'Revised'] as const;
/** What the statuses of variants are called in responses, in English. */
export const variantStatusLabels = { Draft: 'Draft', Published: 'Published', Revised: 'Revised' } as const;
