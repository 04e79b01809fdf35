/** What is opened above a list. */
export type ListDialog = 'columns' | 'edit' | 'owner' | 'delete' | 'export' | 'import';
