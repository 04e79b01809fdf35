export interface SellData {
  readonly isSent: boolean;
  /** The signed-in user; empty for a guest. */
  readonly seller: {
    readonly firstName: string;
    readonly lastName: string;
    readonly company: string;
    readonly email: string;
  };
}
