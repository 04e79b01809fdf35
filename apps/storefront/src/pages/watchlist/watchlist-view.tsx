import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { FormProblems } from '../../form/form-problems.tsx';
import { hrefOf } from '../../href.ts';
import { InquiryPage } from '../../inquiry/inquiry-page.tsx';
import lines from '../../lines/line-list.module.css';
import { categoryHref } from '../../listing/category-href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import type { WatchedListing } from '../../watchlist/watched-listing.ts';
import * as texts from './texts.tsx';
import { WatchedRow } from './watched-row.tsx';

export interface WatchlistData {
  readonly listings: readonly WatchedListing[];
  readonly pageNumber: number;
  readonly hasMore: boolean;
}

export function WatchlistView({ data, url, outcome, settings }: ViewProps<WatchlistData>): ReactNode {
  const { listings, pageNumber, hasMore } = data;
  const quiet = listings.filter(({ hasNotices }) => !hasNotices);
  const pageHref = (page: number) => hrefOf(routes.watchlist, undefined, { page: page > 1 ? page : null });
  return (
    <InquiryPage heading={texts.title} lead={texts.lead} aside={<WatchlistIntro />}>
      <FormProblems outcome={outcome} form="watching" heading={texts.actionFailed} />
      {quiet.length > 0 && <SilentOnes listings={quiet} next={url.pathname + url.search} />}
      {listings.length > 0 ? (
        <ul className={lines.lines}>
          {listings.map((watched) => (
            <WatchedRow key={watched.id} watched={watched} next={url.pathname + url.search} />
          ))}
        </ul>
      ) : (
        <>
          <p>{texts.emptyLead}</p>
          <p>
            <a className={buttonClass('primary', 'large')} href={categoryHref(settings.marketplaceCategory)}>
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

function WatchlistIntro(): ReactNode {
  return (
    <>
      <h2>{texts.mailsHeading}</h2>
      <ul>
        {texts.mailOccasions.map((when) => (
          <li key={when}>{when}</li>
        ))}
      </ul>
      <p>{texts.mailsExplanation}</p>
      <p>
        <a href={hrefOf(routes.savedSearches)}>{texts.savedSearches}</a>
      </p>
    </>
  );
}

interface SilentOnesProps {
  readonly listings: readonly WatchedListing[];
  readonly next: string;
}

/** Who ended the mails finds here how to get them again. */
function SilentOnes({ listings, next }: SilentOnesProps): ReactNode {
  return (
    <Notice heading={texts.mailsStopped(listings.length)}>
      <form method="post" action={hrefOf(routes.watchlist)}>
        <input type="hidden" name="intent" value="notices" />
        <input type="hidden" name="next" value={next} />
        {listings.map(({ id }) => (
          <input key={id} type="hidden" name="watchId" value={id} />
        ))}
        <ActionButton variant="plain">{texts.resumeMails}</ActionButton>
      </form>
    </Notice>
  );
}
