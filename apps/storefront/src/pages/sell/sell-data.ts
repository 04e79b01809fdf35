export interface SellData {
  readonly isSent: boolean;
  /** Whoever is signed in; empty for a guest. */
  readonly seller: {
    readonly firstName: string;
    readonly lastName: string;
    readonly company: string;
    readonly email: string;
  };
}
