/** Leads to its content; leads nowhere; leads elsewhere. */
export const webUrlStatuses = ['Active', 'Inactive', 'Redirect'] as const;
