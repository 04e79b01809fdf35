import { useListObjectInfo } from '@relab/react/records';
import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { Icon, plusIcon } from '@relab/toolkit/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FavoriteStar } from '../favorites/favorite-star.tsx';
import { locale } from '../language/language.ts';
import { navigate } from '../routing/navigate.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ActionMenu, type MenuEntry } from '../ui/menu.tsx';
import { useBesideTitle } from '../ui/page-header.tsx';
import { Popover } from '../ui/popover.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterEditor } from './filter-editor.tsx';
import type { ListDialog } from './list-dialog.ts';
import { hrefOfList, type ListMode, type ListState, type TriedFilters } from './list-state.ts';
import css from './lists.module.css';
import { usePinnedView, usePinView } from './object-views.ts';
import * as texts from './texts.ts';
import { type List, recentView } from './use-list.ts';
import { useViewWrites } from './use-view-writes.ts';
import { ViewForm } from './view-form.tsx';
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

function ListSearch({
  value,
  onSearch,
}: {
  readonly value: string;
  readonly onSearch: (term: string) => void;
}): ReactNode {
  const [term, setTerm] = useState(value);
  const [from, setFrom] = useState(value);
  // Back and forward, and what is cleared elsewhere.
  if (from !== value) {
    setFrom(value);
    if (term.trim() !== value) setTerm(value);
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (term.trim() === value) return;
    const timer = setTimeout(() => search.current(term.trim()), 300);
    return () => clearTimeout(timer);
  }, [term, value]);
  return (
    <input
      type="search"
      className={css.search}
      aria-label={texts.searchList}
      placeholder={texts.searchList}
      value={term}
      maxLength={200}
      onChange={({ target }) => setTerm(target.value)}
    />
  );
}

interface FilterButtonProps {
  readonly objectApiName: string;
  readonly value: TriedFilters;
  readonly onApply: (filters: TriedFilters) => void;
}

function FilterButton(props: FilterButtonProps): ReactNode {
  const { length } = props.value.filters;
  return (
    <Popover
      label={texts.filters}
      hasWords
      variant="secondary"
      className={css.wide}
      trigger={length > 0 ? texts.filterCount(length) : texts.filters}
    >
      {(close) => <LoadedFilters {...props} onClose={close} />}
    </Popover>
  );
}

function LoadedFilters({
  objectApiName,
  value,
  onApply,
  onClose,
}: FilterButtonProps & { readonly onClose: () => void }): ReactNode {
  const { data, error } = useListObjectInfo({ objectApiName });
  if (!data) return <p>{error ? error.message : texts.loading}</p>;
  return (
    <FilterEditor
      listObjectInfo={data}
      value={value}
      onApply={(filters) => {
        onApply(filters);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface ViewMenuProps extends ListToolbarProps {
  readonly filters: TriedFilters;
  readonly hasChanges: boolean;
}

function ViewMenu(props: ViewMenuProps): ReactNode {
  const { objectApiName, listViewApiName, state, list, filters, hasChanges, go, onDialog } = props;
  const { info, objectInfo } = list;
  const [form, setForm] = useState<'new' | 'rename' | 'delete'>();
  const writes = useViewWrites(list, listViewApiName, state, filters);
  const [isRead, setRead] = useState(false);
  const isPinned = usePinnedView(objectApiName, isRead) === listViewApiName;
  const pin = usePinView(objectApiName, listViewApiName);
  const { data: offered } = useListObjectInfo(form === 'new' ? { objectApiName } : null);
  const unchanged = { tried: undefined, sort: [] };
  const entries: readonly MenuEntry[] = [
    ...(hasChanges && info.updateable
      ? [
          {
            id: 'save',
            label: texts.saveView,
            onAction: () => void writes.save().then((isSaved) => isSaved && go(unchanged)),
          },
        ]
      : []),
    ...(hasChanges ? [{ id: 'reset', label: texts.resetView, onAction: () => go(unchanged) }] : []),
    ...(info.createable ? [{ id: 'new', label: texts.saveAs, onAction: () => setForm('new') }] : []),
    ...(info.updateable
      ? [{ id: 'rename', label: texts.renameView, onAction: () => setForm('rename') }]
      : []),
    {
      id: 'pin',
      label: isPinned ? texts.unpinView : texts.pinView,
      onAction: () => {
        // What the address does not say goes by what is pinned: the view stays on the screen.
        go({});
        pin(!isPinned);
      },
    },
    ...(info.deletable ? [{ id: 'delete', label: texts.deleteView, onAction: () => setForm('delete') }] : []),
    { id: 'export', label: texts.exportList, startsGroup: true, onAction: () => onDialog('export') },
    ...(objectInfo.createable || objectInfo.updateable
      ? [{ id: 'import', label: texts.importList, onAction: () => onDialog('import') }]
      : []),
  ];
  const close = (): void => setForm(undefined);
  const shared = info.listShares.flatMap(({ shares }) => shares.map(({ shareApiName }) => shareApiName));
  return (
    <>
      <ActionMenu variant="secondary" entries={entries} onOpenChange={() => setRead(true)}>
        {texts.view}
      </ActionMenu>
      {form === 'new' && (
        <ViewForm
          title={texts.newView}
          submitLabel={texts.save}
          mayShare={offered?.publicOrSharedCreateable ?? false}
          value={{ label: texts.copyOf(info.label), visibility: 'Private', listShares: [] }}
          onSave={async (value) => {
            const name = await writes.create(value);
            navigate(hrefOfList(objectApiName, { ...state, ...unchanged, view: name }), { keepsPlace: true });
          }}
          onClose={close}
        />
      )}
      {form === 'rename' && (
        <ViewForm
          title={texts.renameView}
          submitLabel={texts.save}
          mayShare={info.visibilityEditable}
          value={{ label: info.label, visibility: info.visibility, listShares: shared }}
          onSave={writes.rename}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={form === 'delete'}
        title={texts.deleteViewTitle(info.label)}
        confirmLabel={texts.deleteView}
        onConfirm={() => {
          // Whoever looks at a list that is deleted is told so: the page goes first.
          navigate(hrefOfList(objectApiName, {}), { replace: true });
          return writes.remove();
        }}
        onClose={close}
      >
        {texts.deleteViewHint}
      </ConfirmDialog>
    </>
  );
}
