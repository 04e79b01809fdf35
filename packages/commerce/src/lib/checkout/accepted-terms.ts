import type { Row } from '@relab/database';
import { badRequest, type Context } from '@relab/server/http';
import type { TermsOfSale } from '../options/terms-of-sale.ts';

/** What a buyer agreed to, and when. */
export interface AcceptedTerms {
  readonly version: string;
  readonly at: Date;
}

export const acceptedTermsOf = ({
  terms_version: version,
  terms_accepted_date: at,
}: Row<'cart_checkout', 'terms_version' | 'terms_accepted_date'>): AcceptedTerms | null =>
  version === null || at === null ? null : { version, at };

interface Acceptance {
  readonly checkoutId: string;
  /** What the checkout was sent with; undefined where its form was not ticked. */
  readonly version: string | undefined;
}

/**
 * Records with a checkout which terms its buyer agrees to by ordering. An approval is decided later, by somebody else:
 * what the buyer agreed to when asking for it holds then. Null where the shop has no terms.
 */
export async function acceptTerms(
  context: Context,
  terms: TermsOfSale | undefined,
  { checkoutId, version }: Acceptance,
): Promise<AcceptedTerms | null> {
  const current = (await terms?.version(context.database)) ?? null;
  if (current === null) return null;
  if (version !== current) {
    const message =
      version === undefined
        ? 'Agree to the terms of sale to place the order.'
        : 'The terms of sale have changed. Read them, and agree to them again.';
    throw badRequest(message, 'acceptedTerms');
  }
  const at = context.now();
  await context.database
    .updateTable('cart_checkout')
    .set({ terms_version: version, terms_accepted_date: at })
    .where('id', '=', checkoutId)
    .execute();
  return { version, at };
}
