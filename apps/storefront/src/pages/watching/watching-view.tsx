import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { FormProblems } from '../../buying/form-problems.tsx';
import lines from '../../buying/line-list.module.css';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { InquiryPage } from '../../listing/inquiry-page.tsx';
import { routes } from '../../routes.ts';
import type { WatchedListing } from '../../watching/watched-listing.ts';
import { WatchedRow } from './watched-row.tsx';

export interface WatchingData {
  readonly listings: readonly WatchedListing[];
  readonly pageNumber: number;
  readonly hasMore: boolean;
}

const here = hrefOf(routes.watching);

export function WatchingView({ data, url, outcome, settings }: ViewProps<WatchingData>): ReactNode {
  const { listings, pageNumber, hasMore } = data;
  const { urlName, id } = settings.marketplaceCategory;
  const quiet = listings.filter(({ hasNotices }) => !hasNotices);
  const pageHref = (page: number) => hrefOf(routes.watching, undefined, { page: page > 1 ? page : null });
  return (
    <InquiryPage
      heading="Watching"
      lead="Listings that you keep an eye on, and what they cost when you began."
      aside={<AboutWatching />}
    >
      <FormProblems outcome={outcome} form="watching" heading="This was not done" />
      {quiet.length > 0 && <SilentOnes listings={quiet} next={url.pathname + url.search} />}
      {listings.length > 0 ? (
        <ul className={lines.lines}>
          {listings.map((watched) => (
            <WatchedRow key={watched.id} watched={watched} next={url.pathname + url.search} />
          ))}
        </ul>
      ) : (
        <>
          <p>You watch nothing yet. Press “Watch” on the page of a listing, and find it here.</p>
          <p>
            <a
              className={buttonClass('primary', 'large', false)}
              href={hrefOf(routes.category, { urlName, recordId: id })}
            >
              See all equipment
            </a>
          </p>
        </>
      )}
      {(pageNumber > 1 || hasMore) && (
        <nav aria-label="Pages of what you watch">
          <p>
            {pageNumber > 1 && <a href={pageHref(pageNumber - 1)}>Newer ones</a>}{' '}
            {hasMore && <a href={pageHref(pageNumber + 1)}>Older ones</a>}
          </p>
        </nav>
      )}
    </InquiryPage>
  );
}

function AboutWatching(): ReactNode {
  return (
    <>
      <h2>We write to you</h2>
      <ul>
        <li>when the price of a listing falls,</li>
        <li>when it is sold or taken off the shop,</li>
        <li>when it is for sale again.</li>
      </ul>
      <p>Changes within ten minutes come as one mail, and each mail has a link that ends them.</p>
      <p>
        <a href={hrefOf(routes.savedSearches)}>Your saved searches</a>
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
  const count = listings.length;
  return (
    <Notice
      heading={
        count === 1 ? 'You get no mails about one of these' : `You get no mails about ${count} of these`
      }
    >
      <form method="post" action={here}>
        <input type="hidden" name="intent" value="notices" />
        <input type="hidden" name="next" value={next} />
        {listings.map(({ id }) => (
          <input key={id} type="hidden" name="watchId" value={id} />
        ))}
        <ActionButton variant="plain">Send mails again</ActionButton>
      </form>
    </Notice>
  );
}
