import { useListInfosByObjectName } from '@relab/react/records';
import { chevronDownIcon, Icon } from '@relab/toolkit/icon';
import { type ReactNode, useState } from 'react';
import { Popover } from '../ui/popover.tsx';
import { hrefOfList } from './list-state.ts';
import css from './lists.module.css';
import { viewsConfig } from './object-views.ts';
import * as texts from './texts.ts';
import { recentView } from './use-list.ts';

interface ViewPickerProps {
  readonly objectApiName: string;
  readonly label: string;
  readonly current: string;
  readonly hasChanges: boolean;
}

/** The views of an object, found by a part of their names. */
export function ViewPicker({ objectApiName, label, current, hasChanges }: ViewPickerProps): ReactNode {
  return (
    <Popover
      label={texts.chooseView}
      hasWords
      triggerClassName={css.viewButton}
      trigger={
        <>
          <span className={css.viewName}>{label}</span>
          {hasChanges && (
            <span className={css.dot} role="img" aria-label={texts.unsaved} title={texts.unsaved} />
          )}
          <Icon path={chevronDownIcon} />
        </>
      }
    >
      {(close) => <ViewChoices objectApiName={objectApiName} current={current} onChoose={close} />}
    </Popover>
  );
}

interface ViewChoicesProps {
  readonly objectApiName: string;
  readonly current: string;
  readonly onChoose: () => void;
}

function ViewChoices({ objectApiName, current, onChoose }: ViewChoicesProps): ReactNode {
  const [term, setTerm] = useState('');
  const q = term.trim();
  const { data, error, isLoading } = useListInfosByObjectName({
    ...viewsConfig(objectApiName),
    ...(q ? { q } : {}),
  });
  const pinned = data?.pinnedListViewApiName;
  const isRecentFound = texts.recent.toLowerCase().includes(q.toLowerCase());
  const views = [
    ...(isRecentFound ? [{ apiName: recentView, label: texts.recent }] : []),
    ...(data?.lists ?? []),
  ];
  return (
    <div className={css.views}>
      <input
        type="search"
        aria-label={texts.findView}
        placeholder={texts.findView}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <ul className={css.viewList}>
        {views.map(({ apiName, label }) => (
          <li key={apiName}>
            <a
              className={css.view}
              href={hrefOfList(objectApiName, { view: apiName })}
              aria-current={apiName === current ? 'page' : undefined}
              onClick={onChoose}
            >
              {label}
              {apiName === pinned && <span className={css.soft}>{texts.pinned}</span>}
            </a>
          </li>
        ))}
      </ul>
      <p className={css.soft} role="status">
        {error ? error.message : isLoading && !data ? texts.loading : views.length === 0 ? texts.noView : ''}
        {data?.nextPageToken && texts.moreViews}
      </p>
    </div>
  );
}
