import { buttonClass } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import { InquiryPage } from '../../inquiry/inquiry-page.tsx';
import { categoryHref } from '../../listing/category-href.ts';
import type { ViewProps } from '../../page.ts';
import type { Quote } from '../../quote/quote.ts';
import { QuotesIntro } from '../../quote/quotes-intro.tsx';
import { routes } from '../../routes.ts';
import { QuoteList } from './quote-list.tsx';
import * as texts from './texts.tsx';

export type QuotesData =
  | {
      readonly kind: 'open';
      readonly quotes: readonly Quote[];
      readonly pageNumber: number;
      readonly hasMore: boolean;
    }
  | { readonly kind: 'elsewhere'; readonly accountName: string };

export function QuotesView({ data, settings }: ViewProps<QuotesData>): ReactNode {
  const all = categoryHref(settings.marketplaceCategory);
  if (data.kind === 'elsewhere') {
    return (
      <InquiryPage heading={texts.yourQuotes} lead={texts.lead} aside={<QuotesIntro />}>
        <Notice
          heading={texts.otherAccountHeading(data.accountName)}
          nextStep={<a href={hrefOf(routes.accountSwitch)}>{texts.chooseAccount}</a>}
        >
          {texts.otherAccountBody}
        </Notice>
      </InquiryPage>
    );
  }
  const { quotes, pageNumber, hasMore } = data;
  const pageHref = (page: number) => hrefOf(routes.quotes, undefined, { page: page > 1 ? page : null });
  return (
    <InquiryPage heading={texts.yourQuotes} lead={texts.lead} aside={<QuotesIntro />}>
      {quotes.length > 0 ? (
        <QuoteList quotes={quotes} />
      ) : (
        <>
          <p>{texts.noQuotes}</p>
          <p>
            <a className={buttonClass('primary', 'large')} href={all}>
              {texts.seeAll}
            </a>
          </p>
        </>
      )}
      {(pageNumber > 1 || hasMore) && (
        <nav aria-label={texts.paginationLabel}>
          <p>
            {pageNumber > 1 && <a href={pageHref(pageNumber - 1)}>{texts.newer}</a>}{' '}
            {hasMore && <a href={pageHref(pageNumber + 1)}>{texts.older}</a>}
          </p>
        </nav>
      )}
    </InquiryPage>
  );
}
