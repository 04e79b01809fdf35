import type { PaymentMethod } from '@relab/contract/commerce';
import { badRequest } from '@relab/server/http';
import type { Principal } from '@relab/server/principal';
import type { CommerceOptions } from '../options/options.ts';

/** How somebody may pay: on invoice who has an account, by card where there is a service for it. */
export function paymentMethodsFor(principal: Principal, { payments }: CommerceOptions): PaymentMethod[] {
  return [
    'PurchaseOrder',
    ...(principal.kind === 'user' ? (['Invoice'] as const) : []),
    ...(payments ? (['Card'] as const) : []),
  ];
}

/** A checkout may have been filled in while cards were still accepted. */
export function assertCardsAccepted(method: PaymentMethod | undefined, { payments }: CommerceOptions): void {
  if (method !== 'Card' || payments) return;
  throw badRequest('Cards are not taken at the moment. Choose another way to pay.', 'paymentMethod');
}
