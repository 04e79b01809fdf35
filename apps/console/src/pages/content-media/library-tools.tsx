import { mediaSorts } from '@relab/contract/content';
import type { ReactNode } from 'react';
import { changeParameters } from '../../routing/change-parameters.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

type Sort = (typeof mediaSorts)[number];

/** The query of the library in the address, beside the page. */
export interface LibraryQuery {
  readonly sortBy: Sort;
  readonly onlyDuplicates: boolean;
  /** Empty where all are shown. */
  readonly queryTerm: string;
}

export function libraryQuery({ searchParams }: URL): LibraryQuery {
  return {
    sortBy: mediaSorts.find((sort) => sort === searchParams.get('sort')) ?? 'Newest',
    onlyDuplicates: searchParams.get('duplicates') === '1',
    queryTerm: (searchParams.get('q') ?? '').trim().slice(0, 200),
  };
}

/** The address of now with other parameters: what is typed meanwhile stands there already. */
function goTo(changes: Readonly<Record<string, string>>): void {
  changeParameters(new URL(window.location.href), { ...changes, page: '' });
}

export function LibraryTools({ url }: { readonly url: URL }): ReactNode {
  const { sortBy, onlyDuplicates } = libraryQuery(url);
  return (
    <search className={css.tools}>
      <label>
        {texts.search}
        <input
          type="search"
          maxLength={200}
          defaultValue={url.searchParams.get('q') ?? ''}
          onChange={({ target }) => goTo({ q: target.value })}
        />
      </label>
      <label>
        {texts.sortBy}
        <select
          value={sortBy}
          onChange={({ target }) => goTo({ sort: target.value === 'Newest' ? '' : target.value })}
        >
          {mediaSorts.map((sort) => (
            <option key={sort} value={sort}>
              {texts.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={onlyDuplicates}
          onChange={({ target }) => goTo({ duplicates: target.checked ? '1' : '' })}
        />
        {texts.onlyDuplicates}
      </label>
    </search>
  );
}
