import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { FormProblems } from '../../buying/form-problems.tsx';
import lines from '../../buying/line-list.module.css';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { InquiryPage } from '../../listing/inquiry-page.tsx';
import { routes } from '../../routes.ts';
import type { SavedSearch } from '../../searching/saved-search.ts';
import { SearchRow } from './search-row.tsx';

export interface SavedSearchesData {
  readonly searches: readonly SavedSearch[];
}

export function SavedSearchesView({ data, url, outcome }: ViewProps<SavedSearchesData>): ReactNode {
  const { searches } = data;
  return (
    <InquiryPage
      heading="Saved searches"
      lead="What you look for, and how often you hear of what is new."
      aside={<AboutSearches />}
    >
      {!outcome && <Done url={url} />}
      <FormProblems outcome={outcome} form="save" heading="The search is not saved" />
      {searches.length > 0 ? (
        <ul className={lines.lines}>
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} outcome={outcome} />
          ))}
        </ul>
      ) : (
        <p>
          Nothing is saved yet. Search for something, or choose a category and filters, and press “Save this
          search” above the results.
        </p>
      )}
    </InquiryPage>
  );
}

/** What led here. */
function Done({ url }: { readonly url: URL }): ReactNode {
  const query = url.searchParams;
  if (query.has('saved'))
    return (
      <Notice tone="success" heading="The search is saved">
        Once a day we look whether something came, and write to you if so. Change that below.
      </Notice>
    );
  if (query.has('there')) return <Notice heading="This search was saved already" />;
  if (query.has('changed')) return <Notice tone="success" heading="The change is saved" />;
  if (query.has('deleted')) return <Notice tone="success" heading="The search is deleted" />;
  return null;
}

function AboutSearches(): ReactNode {
  return (
    <>
      <h2>What we write</h2>
      <p>
        A mail names up to ten listings that came since the last one, and each listing once. It has a link
        that ends mails about that search, without a sign-in.
      </p>
      <p>
        <a href={hrefOf(routes.watching)}>Listings that you watch</a>
      </p>
    </>
  );
}
