import { buttonClass } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { InquiryPage } from '../../listing/inquiry-page.tsx';
import { AboutQuotes } from '../../quoting/about-quotes.tsx';
import type { Quote } from '../../quoting/quote.ts';
import { routes } from '../../routes.ts';
import { QuoteList } from './quote-list.tsx';

export type QuotesData =
  | {
      readonly kind: 'open';
      readonly quotes: readonly Quote[];
      readonly pageNumber: number;
      readonly hasMore: boolean;
    }
  | { readonly kind: 'elsewhere'; readonly accountName: string };

const lead = 'What you offered or asked a price for, and what became of it.';

export function QuotesView({ data, settings }: ViewProps<QuotesData>): ReactNode {
  const { urlName, id } = settings.marketplaceCategory;
  const all = hrefOf(routes.category, { urlName, recordId: id });
  if (data.kind === 'elsewhere') {
    return (
      <InquiryPage heading="Your quotes" lead={lead} aside={<AboutQuotes />}>
        <Notice
          heading={`You are buying for ${data.accountName}`}
          nextStep={<a href={hrefOf(routes.buyingFor)}>Choose for whom you buy</a>}
        >
          Quotes hold for your own account, and show once you buy for it again.
        </Notice>
      </InquiryPage>
    );
  }
  const { quotes, pageNumber, hasMore } = data;
  const pageHref = (page: number) => hrefOf(routes.quotes, undefined, { page: page > 1 ? page : null });
  return (
    <InquiryPage heading="Your quotes" lead={lead} aside={<AboutQuotes />}>
      {quotes.length > 0 ? (
        <QuoteList quotes={quotes} />
      ) : (
        <>
          <p>
            Nothing was asked for yet. A listing that is for sale has the links “Make an offer” and “Request a
            quote”.
          </p>
          <p>
            <a className={buttonClass('primary', 'large', false)} href={all}>
              See all equipment
            </a>
          </p>
        </>
      )}
      {(pageNumber > 1 || hasMore) && (
        <nav aria-label="Pages of quotes">
          <p>
            {pageNumber > 1 && <a href={pageHref(pageNumber - 1)}>Newer quotes</a>}{' '}
            {hasMore && <a href={pageHref(pageNumber + 1)}>Older quotes</a>}
          </p>
        </nav>
      )}
    </InquiryPage>
  );
}
