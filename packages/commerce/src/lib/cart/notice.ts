/** What is to be said of a line of a cart. */
export interface Notice {
  /** An error keeps the line from being ordered; a warning does not. */
  readonly severity: 'Error' | 'Warning';
  readonly message: string;
  readonly type: 'Inventory' | 'Entitlement' | 'Pricing';
}
