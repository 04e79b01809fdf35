/** Who sells, as an invoice has to name it. */
export interface Seller {
  readonly name: string;
  /** Street, town, country: one line each. */
  readonly address: readonly string[];
  readonly vatNumber: string;
  readonly email: string;
  /** Such as the court and the number of its register; a line at the foot of each page. */
  readonly register?: string;
  /** Where what is bought on invoice is paid to. */
  readonly bank?: { readonly name: string; readonly iban: string; readonly bic: string };
  /** Days in which an invoice is due. */
  readonly payableInDays: number;
  /** Stands before the year and the number: `INV-2026-0042`. */
  readonly invoicePrefix: string;
  /** The same of credit notes; `CN` unless given. */
  readonly creditNotePrefix?: string;
}
