/** `unknown`: there was no usable response, so nothing is known about the number. */
export type VatNumberStatus = 'valid' | 'invalid' | 'unknown';

/** A register that states whether a VAT number is in use; not whose it is. */
export interface VatNumberService {
  /** The country code that VAT numbers begin with (Greece: EL), and what follows it. Never throws, and takes seconds at most. */
  checkVatNumber(country: string, number: string): Promise<VatNumberStatus>;
}
