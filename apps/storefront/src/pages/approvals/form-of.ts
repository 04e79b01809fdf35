/** The name of the form that decides on one approval. */
export const formOf = (approvalId: string): string => `approval-${approvalId}`;
