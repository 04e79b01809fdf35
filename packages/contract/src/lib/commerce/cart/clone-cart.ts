import { shape, write } from '../../call.ts';
import { idempotency } from '../../idempotency.ts';
import { object, oneOf, optional, text } from '../../schema.ts';
import { buyerContext, cartHeaders, cartPath } from '../webstore.ts';
import type { ClonedCart } from './responses.ts';

/**
 * S-229: a copy of a cart that can be paid and not changed. The reference takes `targetEffectiveAccountId` and `targetType` as
 * parameters, the specification `cartId` and `targetType` in the body; both are understood. Ours: the response also has the
 * secret of the link that opens the copy to others.
 */
export const cloneCart = write({
  id: 'cloneCart',
  area: 'carts',
  path: `${cartPath}/actions/clone`,
  query: object({ targetEffectiveAccountId: optional(text()), ...buyerContext }),
  body: object({ cartId: optional(text()), targetType: optional(oneOf(['PayNowReadOnly'])) }),
  headers: { ...cartHeaders, ...idempotency },
  response: shape<ClonedCart>(),
});
