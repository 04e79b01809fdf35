import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { Icon, plusIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { FavoriteStar } from '../favorites/favorite-star.tsx';
import { locale } from '../language/language.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { useBesideTitle } from '../ui/page-header.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ListDialog } from './list-dialog.ts';
import { ListSearch } from './list-search.tsx';
import type { ListMode, ListState, TriedFilters } from './list-state.ts';
import css from './lists.module.css';
import * as texts from './texts.ts';
import { type List, recentView } from './use-list.ts';
import { ViewMenu } from './view-menu.tsx';
import { ViewPicker } from './view-picker.tsx';

export interface ListToolbarProps {
  readonly objectApiName: string;
  readonly listViewApiName: string;
  readonly state: ListState;
  readonly list: List;
  /** Records that are loaded; undefined before there are any. */
  readonly count: number | undefined;
  readonly hasMore: boolean;
  readonly go: (part: Partial<ListState>, replace?: boolean) => void;
  readonly onDialog: (dialog: ListDialog) => void;
}

const modes: readonly ListMode[] = ['table', 'split', 'board'];

/** The filters that the list has now: tried ones, or those that the view is saved with. */
function filtersOf(
  { tried }: ListState,
  { filteredByInfo, filterLogicString, scope }: List['info'],
): TriedFilters {
  return (
    tried ?? {
      filters: filteredByInfo.map(({ fieldApiName, operator, operandLabels }) => ({
        fieldApiName,
        operator,
        operandLabels,
      })),
      logic: filterLogicString ?? '',
      scope: scope?.apiName ?? 'everything',
    }
  );
}

/** Which view it is, what it is narrowed to, and what can be done with it. */
export function ListToolbar(props: ListToolbarProps): ReactNode {
  const { objectApiName, listViewApiName, state, list, count, hasMore, go, onDialog } = props;
  const { info, objectInfo } = list;
  const besideTitle = useBesideTitle();
  const viewId = info.listReference.id;
  const hasChanges = state.tried !== undefined || state.sort.length > 0;
  const shownCount =
    count === undefined ? '' : texts.count(count, `${count.toLocaleString(locale)}${hasMore ? '+' : ''}`);
  return (
    <header className={css.toolbar}>
      <div className={css.heading}>
        <p className={css.soft}>{objectInfo.labelPlural}</p>
        <div className={css.titleRow}>
          <h1 className={css.title}>
            <ViewPicker
              objectApiName={objectApiName}
              label={info.label}
              current={listViewApiName}
              hasChanges={hasChanges}
            />
          </h1>
          {state.view === undefined || viewId === null ? (
            besideTitle
          ) : (
            <FavoriteStar targetType="ListView" target={viewId} name={info.label} />
          )}
        </div>
        <p className={css.soft} role="status">
          {shownCount}
        </p>
      </div>
      <div className={css.actions}>
        {objectInfo.createable && (
          <a className={buttonClass('primary', 'small')} href={hrefOf(routes.create, { objectApiName })}>
            <Icon path={plusIcon} />
            {texts.create}
          </a>
        )}
        <ViewMenu {...props} filters={filtersOf(state, info)} hasChanges={hasChanges} />
      </div>
      <div className={css.tools}>
        <ListSearch value={state.search} onSearch={(search) => go({ search })} />
        {listViewApiName !== recentView && (
          <FilterButton
            objectApiName={objectApiName}
            shown={list.fields.map(({ name }) => name)}
            value={filtersOf(state, info)}
            onApply={(tried) => go({ tried }, false)}
          />
        )}
        <ActionButton type="button" variant="secondary" onClick={() => onDialog('columns')}>
          {texts.columns}
        </ActionButton>
        <select
          className={css.mode}
          aria-label={texts.display}
          value={state.mode}
          onChange={({ target }) => {
            const mode = modes.find((one) => one === target.value) ?? 'table';
            go({ mode, ...(mode === 'split' ? {} : { recordId: undefined }) }, false);
          }}
        >
          {modes.map((mode) => (
            <option key={mode} value={mode}>
              {texts.modes[mode]}
            </option>
          ))}
        </select>
      </div>
      <FilterChips
        objectApiName={objectApiName}
        value={filtersOf(state, info)}
        labels={info.filteredByInfo}
        onChange={(tried) => go({ tried })}
      />
    </header>
  );
}
