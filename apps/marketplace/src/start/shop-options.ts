import { join } from 'node:path';
import { type CommerceOptions, createVies } from '@relab/commerce';
import type { FileStore } from '@relab/records/files';
import { shop } from '../shop/shop.ts';
import { cardPayments } from './card-payments.ts';
import type { StartContext } from './start-context.ts';

/** The shop with what this installation's settings add: limits, card payments, checks of VAT numbers, where documents are stored. */
export const shopOptions = (
  documents: FileStore,
  { settings, baseUrl, log, breakers }: StartContext,
): CommerceOptions & { readonly documents: FileStore } => ({
  ...shop,
  ...settings.shopLimits,
  documents,
  catalogueSnapshot: { file: join(settings.dataFolder, 'catalogue', 'columns'), log },
  unconfirmedBuyers: settings.unconfirmedBuyers,
  ...cardPayments(settings, baseUrl, breakers),
  ...(settings.vies && {
    vatNumbers: createVies({ ...settings.vies, log, breaker: breakers.of('vat-numbers') }),
  }),
});
