/** Of a variant: never published; published as it is; changed since. */
export const variantStatuses = ['Draft', 'Published', 'Revised'] as const;
export const variantStatusLabels = { Draft: 'Draft', Published: 'Published', Revised: 'Revised' } as const;
