import type { Checkout } from '@relab/contract/commerce';
import { ActionButton } from '@relab/toolkit/button';
import { CheckboxField } from '@relab/toolkit/field';
import { type ReactNode, useEffect, useState } from 'react';
import { formState } from '../../../form/form-state.ts';
import { hrefOf } from '../../../href.ts';
import { formatAmount } from '../../../money/amount.ts';
import { Totals } from '../../../money/totals.tsx';
import { totalsOf } from '../../../money/totals-of.ts';
import { routes } from '../../../routes.ts';
import css from '../checkout.module.css';
import type { StepProps } from '../step-props.ts';
import * as texts from '../texts.tsx';

/**
 * The one press that buys. The total that is shown goes along, so that no other one is ordered; the checkout's id too,
 * so that a second press leads to the same order.
 */
export function PlaceOrderForm({ data, outcome }: StepProps): ReactNode {
  const { checkout, lines } = data;
  const { totals } = checkout;
  const isBlocked = lines.some(({ refusal }) => refusal !== null);
  // Sending lasts until this attempt has an outcome.
  const [sentAfter, setSentAfter] = useState<StepProps['outcome'] | undefined>();
  const isSending = sentAfter === outcome;
  useEffect(() => {
    // A page that the browser brings back from its memory has sent nothing.
    const wake = (event: PageTransitionEvent) => event.persisted && setSentAfter(undefined);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  return (
    <form
      method="post"
      action={hrefOf(routes.checkout, { step: 'review' })}
      className={css.place}
      onSubmit={(event) => {
        if (isSending) event.preventDefault();
        else setSentAfter(outcome);
      }}
    >
      <input type="hidden" name="checkoutId" value={checkout.checkoutId} />
      <input type="hidden" name="expectedTotal" value={totals.total} />
      <input type="hidden" name="expectedCurrency" value={totals.currencyIsoCode} />
      <div className={css.placeTotals}>
        <Totals {...totalsOf(totals, { currency: totals.currencyIsoCode })} />
      </div>
      <p className={css.terms}>
        {texts.termsAndButtonHint(
          checkout.approval?.isNeeded ?? false,
          totals.currencyIsoCode,
          hrefOf(routes.content, { contentKey: 'warranty-and-returns' }),
        )}
      </p>
      {checkout.terms && (
        <CheckboxField
          // Another text is another question: a tick does not go over to it.
          key={checkout.terms.version}
          label={texts.agreeToTerms}
          hint={texts.readTerms(hrefOf(routes.content, { contentKey: 'terms' }))}
          name="acceptedTerms"
          value={checkout.terms.version}
          error={formState(outcome, 'review').errorOf('acceptedTerms')}
          required
        />
      )}
      <ActionButton size="large" stretch busy={isSending} disabled={isBlocked}>
        {buttonWords(checkout, isSending)}
      </ActionButton>
    </form>
  );
}

function buttonWords({ approval, totals }: Checkout, isSending: boolean): string {
  const amount = formatAmount(totals.total, totals.currencyIsoCode);
  if (approval?.isNeeded) return isSending ? texts.requestingApproval : texts.requestApproval(amount);
  return isSending ? texts.placingOrder : texts.placeOrder(amount);
}
