import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { FormProblems } from '../../form/form-problems.tsx';
import { hrefOf } from '../../href.ts';
import { InquiryPage } from '../../inquiry/inquiry-page.tsx';
import lines from '../../lines/line-list.module.css';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import type { SavedSearch } from '../../saved-search/saved-search.ts';
import { SearchRow } from './search-row.tsx';
import * as texts from './texts.ts';

export interface SavedSearchesData {
  readonly searches: readonly SavedSearch[];
}

export function SavedSearchesView({ data, url, outcome }: ViewProps<SavedSearchesData>): ReactNode {
  const { searches } = data;
  return (
    <InquiryPage heading={texts.title} lead={texts.lead} aside={<SavedSearchesIntro />}>
      {!outcome && <Done url={url} />}
      <FormProblems outcome={outcome} form="save" heading={texts.savingFailed} />
      {searches.length > 0 ? (
        <ul className={lines.lines}>
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} outcome={outcome} />
          ))}
        </ul>
      ) : (
        <p>{texts.noSavedSearches}</p>
      )}
    </InquiryPage>
  );
}

/** What led here. */
function Done({ url }: { readonly url: URL }): ReactNode {
  const query = url.searchParams;
  if (query.has('saved'))
    return (
      <Notice tone="success" heading={texts.savedHeading}>
        {texts.savedBody}
      </Notice>
    );
  if (query.has('there')) return <Notice heading={texts.alreadySaved} />;
  if (query.has('changed')) return <Notice tone="success" heading={texts.changeSaved} />;
  if (query.has('deleted')) return <Notice tone="success" heading={texts.deletedHeading} />;
  return null;
}

function SavedSearchesIntro(): ReactNode {
  return (
    <>
      <h2>{texts.mailsHeading}</h2>
      <p>{texts.mailsExplanation}</p>
      <p>
        <a href={hrefOf(routes.watchlist)}>{texts.watchlistLink}</a>
      </p>
    </>
  );
}
