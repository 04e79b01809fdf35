/** How many redirects are written by one request. */
export const maxRedirectsAtOnce = 500;

/** What became of a redirect that was to be written. */
export const redirectOutcomes = ['Created', 'Updated', 'Unchanged', 'Rejected'] as const;
