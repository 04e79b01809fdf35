/** `unknown`: there was no usable response, which says nothing about the number. */
export type VatNumberStatus = 'valid' | 'invalid' | 'unknown';

/** A register that states whether a VAT number is in use; not whose it is. */
export interface VatNumberService {
  /** The two letters that VAT numbers begin with (Greece: EL), and what follows them. Never throws, and takes seconds at most. */
  checkVatNumber(country: string, number: string): Promise<VatNumberStatus>;
}
