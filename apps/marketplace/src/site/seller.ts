import type { Seller } from '@relab/commerce';

/** Made up, as the whole shop is: the numbers fit no company and no bank. */
export const seller: Seller = {
  name: 'Relab Marktplatz GmbH',
  address: ['Musterweg 1', '20144 Hamburg', 'Germany'],
  vatNumber: 'DE000000000',
  email: 'invoices@relab.example',
  register: 'Register court Hamburg, HRB 000000',
  bank: { name: 'Beispielbank', iban: 'DE00 0000 0000 0000 0000 00', bic: 'XXXXDEXXXXX' },
  payableInDays: 14,
  invoicePrefix: 'INV',
};
