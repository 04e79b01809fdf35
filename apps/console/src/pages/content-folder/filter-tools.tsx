import { getContentAuthors } from '@relab/client/content';
import { type ContentSpace, variantStatuses } from '@relab/contract/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { languageName } from '../../content/language-name.ts';
import * as contentTexts from '../../content/texts.ts';
import { changeParameters } from '../../routing/change-parameters.ts';
import { TermPicker } from '../../taxonomy/term-picker.tsx';
import { WorkflowFilter } from '../../together/workflow-filter.tsx';
import { Labeled } from '../../ui/labeled.tsx';
import { Popover } from '../../ui/popover.tsx';
import { filterNames, type ItemFilter, isNarrowed } from './item-filter.ts';
import css from './page.module.css';
import { SavedViews } from './saved-views.tsx';
import * as texts from './texts.ts';

const sorts = ['Title', 'LastModified', 'Status'] as const;
type Sort = (typeof sorts)[number];

export const sortIn = (url: URL): Sort =>
  sorts.find((sort) => sort === url.searchParams.get('sort')) ?? 'Title';

/** The same folder with other parameters; what is empty is left out. What is typed meanwhile stands in the address already. */
export const goTo = (changes: Readonly<Record<string, string>>): void =>
  changeParameters(new URL(window.location.href), { ...changes, page: '' });

export interface FilterToolsProps {
  readonly url: URL;
  readonly filter: ItemFilter;
  /** Undefined where the folder is of a space that the user knows only by what is shared. */
  readonly space: ContentSpace | undefined;
  readonly folderName: string;
  readonly typeNames: ReadonlyMap<string, string>;
}

/** What the list is narrowed by: all of it stands in the address. */
export function FilterTools({ url, filter, space, folderName, typeNames }: FilterToolsProps): ReactNode {
  const hasFilter = isNarrowed(filter);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(filter.q);
  // The address lags behind what is typed; a view that is chosen and a filter that is cleared come from elsewhere.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(filter.q);
  }, [filter.q]);
  const clear = (): void => goTo(Object.fromEntries(filterNames.map((name) => [name, ''])));
  return (
    <search className={css.search}>
      <div className={css.filters}>
        <Labeled label={texts.search}>
          <input
            ref={input}
            type="search"
            maxLength={200}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              goTo({ q: target.value });
            }}
          />
        </Labeled>
        {space && <MainFilters filter={filter} typeNames={typeNames} />}
        {!hasFilter && (
          <Labeled label={texts.sortBy}>
            <select
              value={sortIn(url)}
              onChange={({ target }) => goTo({ sort: target.value === 'Title' ? '' : target.value })}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {texts.sorts[sort]}
                </option>
              ))}
            </select>
          </Labeled>
        )}
      </div>
      {space && !hasFilter && <WorkflowFilter contentSpaceId={space.id} url={url} />}
      {space && <MoreFilters space={space} filter={filter} folderName={folderName} />}
      <div className={css.filterActions}>
        {hasFilter && (
          <ActionButton type="button" variant="plain" onClick={clear}>
            {texts.clearFilters}
          </ActionButton>
        )}
        {space && <SavedViews space={space} filter={filter} />}
      </div>
    </search>
  );
}

/** What most narrow by. */
function MainFilters({ filter, typeNames }: Pick<FilterToolsProps, 'filter' | 'typeNames'>): ReactNode {
  return (
    <>
      <Labeled label={texts.type}>
        <select value={filter.type} onChange={({ target }) => goTo({ type: target.value })}>
          <option value="">{texts.anyType}</option>
          {[...typeNames].map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </Labeled>
      <Labeled label={texts.status}>
        <select value={filter.status} onChange={({ target }) => goTo({ status: target.value })}>
          <option value="">{texts.anyStatus}</option>
          {variantStatuses.map((status) => (
            <option key={status} value={status}>
              {contentTexts.statuses[status] ?? status}
            </option>
          ))}
        </select>
      </Labeled>
    </>
  );
}

const moreNames = ['language', 'by', 'from', 'to', 'term', 'in'] as const;

interface MoreFiltersProps extends Pick<FilterToolsProps, 'filter' | 'folderName'> {
  readonly space: ContentSpace;
}

/** The others: open where one of them narrows the list already. */
function MoreFilters({ space, filter, folderName }: MoreFiltersProps): ReactNode {
  const { data } = useRead(getContentAuthors, { contentSpaceId: space.id });
  const authors = data?.authors ?? [];
  const [isOpen, setOpen] = useState(() => moreNames.some((name) => filter[name] !== ''));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>{texts.moreFilters}</summary>
      <div className={css.filters}>
        <Labeled label={texts.language}>
          <select value={filter.language} onChange={({ target }) => goTo({ language: target.value })}>
            <option value="">{texts.firstLanguage}</option>
            {space.supportedLanguages.map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
            <option value="All">{texts.everyLanguage}</option>
          </select>
        </Labeled>
        <Labeled label={texts.changedBy}>
          <select value={filter.by} onChange={({ target }) => goTo({ by: target.value })}>
            <option value="">{texts.anybody}</option>
            {filter.by !== '' && !authors.some(({ id }) => id === filter.by) && (
              <option value={filter.by}>{texts.somebody}</option>
            )}
            {authors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Labeled>
        <Labeled label={texts.changedFrom}>
          <input type="date" value={filter.from} onChange={({ target }) => goTo({ from: target.value })} />
        </Labeled>
        <Labeled label={texts.changedTo}>
          <input type="date" value={filter.to} onChange={({ target }) => goTo({ to: target.value })} />
        </Labeled>
        <Labeled label={texts.where}>
          <select value={filter.in} onChange={({ target }) => goTo({ in: target.value })}>
            <option value="">{texts.inFolder(folderName)}</option>
            <option value="space">{texts.inSpace(space.name)}</option>
          </select>
        </Labeled>
        <TermFilter filter={filter} />
      </div>
    </details>
  );
}

function TermFilter({ filter: { term, termName } }: { readonly filter: ItemFilter }): ReactNode {
  const name = term === '' ? texts.anyTerm : termName || texts.someTerm;
  return (
    <div className={css.term}>
      <span className={css.termLabel}>{texts.term}</span>
      <Popover label={texts.chooseTerm} hasWords variant="secondary" trigger={name}>
        {(close) => (
          <div className={css.termChoice}>
            <TermPicker
              chosen={new Set([term])}
              onChoose={({ id, label }) => {
                goTo({ term: id, termName: label });
                close();
              }}
            />
            {term !== '' && (
              <ActionButton
                type="button"
                variant="secondary"
                onClick={() => {
                  goTo({ term: '', termName: '' });
                  close();
                }}
              >
                {texts.anyTerm}
              </ActionButton>
            )}
          </div>
        )}
      </Popover>
    </div>
  );
}
