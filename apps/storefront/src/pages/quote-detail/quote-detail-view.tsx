import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { FactsTable } from '@relab/toolkit/facts-table';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { FormProblems } from '../../form/form-problems.tsx';
import { PostForm } from '../../form/post-form.tsx';
import { hrefOf } from '../../href.ts';
import { InquiryPage } from '../../inquiry/inquiry-page.tsx';
import { productHref } from '../../listing/product-href.ts';
import details from '../../order/order-details.module.css';
import type { ViewProps } from '../../page.ts';
import type { Quote } from '../../quote/quote.ts';
import { nextStepText, stateNames } from '../../quote/quote-state.ts';
import { QuotesIntro } from '../../quote/quotes-intro.tsx';
import { routes } from '../../routes.ts';
import { quoteFacts } from './quote-facts.ts';
import * as texts from './texts.ts';

export interface QuoteDetail extends Quote {
  /** As many units as were quoted can be had now. */
  readonly isAvailable: boolean;
}

export function QuoteDetailView({ data: quote, url, outcome }: ViewProps<QuoteDetail>): ReactNode {
  const { reference, state, listingId, listingName, orderId, message, declineReason } = quote;
  return (
    <InquiryPage
      heading={quote.isOffer ? texts.offer(reference) : texts.quote(reference)}
      lead={
        <>
          {stateNames[state]}. {quote.isAvailable ? nextStepText(quote) : texts.unavailable(quote.quantity)}
        </>
      }
      aside={<QuotesIntro />}
    >
      <FormProblems outcome={outcome} form="quote" heading={texts.actionFailed} />
      {!outcome && <Done url={url} state={state} />}
      {declineReason && <Notice heading={texts.declineReason}>{declineReason}</Notice>}
      <FactsTable caption={listingName} facts={quoteFacts(quote)} />
      {message && (
        <div className={details.parts}>
          <section aria-labelledby="quote-message">
            <h2 id="quote-message">{texts.messageHeading}</h2>
            <p className={details.instructions}>{message}</p>
          </section>
        </div>
      )}
      <Ways quote={quote} />
      <p>
        <a href={productHref(listingId, null)}>{texts.seeListing}</a>
        {orderId && state === 'Ordered' && (
          <>
            {' · '}
            <a href={hrefOf(routes.order, { orderSummaryId: orderId })}>{texts.seeOrder}</a>
          </>
        )}
        {' · '}
        <a href={hrefOf(routes.quotes)}>{texts.quotesLink}</a>
      </p>
    </InquiryPage>
  );
}

/** What can be done now. */
function Ways({ quote }: { readonly quote: QuoteDetail }): ReactNode {
  const { id, state, listingId, quantity, isOffer, wantedPrice } = quote;
  const action = hrefOf(routes.quoteDetail, { quoteId: id });
  const again = hrefOf(
    routes.quote,
    { recordId: listingId },
    { kind: isOffer ? 'offer' : null, quantity, price: isOffer ? wantedPrice : null },
  );
  if (state === 'Ordered') return null;
  if (state !== 'Waiting' && state !== 'Quoted')
    return (
      <p>
        <a className={buttonClass('primary', 'large')} href={again}>
          {texts.requestAgain}
        </a>
      </p>
    );
  return (
    <>
      {state === 'Quoted' && quote.isAvailable && (
        <PostForm to={routes.quoteDetail} action={action} intent="accept">
          <ActionButton size="large">{texts.addToCart}</ActionButton>
        </PostForm>
      )}
      <PostForm to={routes.quoteDetail} action={action} intent="withdraw">
        <ActionButton variant="secondary">
          {isOffer ? texts.withdrawOffer : texts.withdrawRequest}
        </ActionButton>
      </PostForm>
    </>
  );
}

interface DoneProps {
  readonly url: URL;
  readonly state: Quote['state'];
}

/** What led here. */
function Done({ url, state }: DoneProps): ReactNode {
  if (url.searchParams.has('asked') && state === 'Waiting')
    return <Notice tone="success" heading={texts.sentHeading} />;
  if (url.searchParams.has('withdrawn') && state === 'Withdrawn')
    return <Notice tone="success" heading={texts.withdrawn} />;
  return null;
}
