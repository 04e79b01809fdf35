import { getHistory } from '@relab/client/records';
import { exportHistory, historyOperations } from '@relab/contract/records';
import { useListPages, useObjectInfoDirectory } from '@relab/react/records';
import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { Icon } from '@relab/toolkit/icon';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useDebounced } from '../../fields/use-debounced.ts';
import { HistoryEntry, Moment } from '../../history/history-entry.tsx';
import * as historyTexts from '../../history/texts.ts';
import { changeParameters } from '../../routing/change-parameters.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { downloadHref } from '../../session/download-href.ts';
import { useHasRole } from '../../session/user.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import filterCss from '../../ui/filter-bar.module.css';
import { downloadIcon } from '../../ui/icons.ts';
import { Labeled } from '../../ui/labeled.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadError } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

const filters = ['objectApiName', 'operation', 'since', 'until', 'searchTerm'] as const;
type Filter = (typeof filters)[number];

/** A day as it is chosen, as the moment at which it begins, or (`after`) at which the next one does. */
const dayStart = (day: string, after = 0): string | undefined => {
  const date = new Date(`${day}T00:00:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + after);
  return date.toISOString();
};

const operationIn = (value: string | null): (typeof historyOperations)[number] | undefined =>
  historyOperations.find((operation) => operation === value);

function HistoryView({ url }: PageProps): ReactNode {
  const isAdministrator = useHasRole('administrator');
  const value = (name: Filter): string => url.searchParams.get(name) ?? '';
  const [term, setTerm] = useState(() => value('searchTerm'));
  const searchTerm = useDebounced(term, 400).trim();
  const { data: directory } = useObjectInfoDirectory({});
  const set = (name: Filter, next: string): void => {
    changeParameters(url, { [name]: next });
  };
  const operation = operationIn(url.searchParams.get('operation'));
  const since = dayStart(value('since'));
  const until = dayStart(value('until'), 1);
  const objectApiName = value('objectApiName');
  const config = {
    ...(objectApiName ? { objectApiName } : {}),
    ...(operation ? { operations: [operation] } : {}),
    ...(since ? { since } : {}),
    ...(until ? { until } : {}),
    ...(searchTerm ? { searchTerm } : {}),
  };
  const { records, error, isLoading, isLoadingMore, hasMore, loadMore } = useListPages(
    getHistory,
    isAdministrator ? { ...config, pageSize: 100 } : null,
  );
  return (
    <div className={filterCss.page}>
      <title>{documentTitle(texts.title)}</title>
      <PageHeader
        title={texts.heading}
        actions={
          isAdministrator && (
            <a
              className={buttonClass('secondary', 'small')}
              href={downloadHref(exportHistory, config)}
              download
            >
              <Icon path={downloadIcon} />
              {texts.exportCsv}
            </a>
          )
        }
      />
      {!isAdministrator && (
        <EmptyState title={texts.forAdministrators}>{texts.forAdministratorsHint}</EmptyState>
      )}
      {isAdministrator && (
        <search className={filterCss.filters}>
          <Labeled label={texts.search}>
            <input
              type="search"
              value={term}
              maxLength={200}
              onChange={({ target }) => setTerm(target.value)}
            />
          </Labeled>
          <Labeled label={texts.object}>
            <select value={objectApiName} onChange={({ target }) => set('objectApiName', target.value)}>
              <option value="">{texts.all}</option>
              {Object.values(directory?.objects ?? {}).map(({ apiName, labelPlural }) => (
                <option key={apiName} value={apiName}>
                  {labelPlural}
                </option>
              ))}
            </select>
          </Labeled>
          <Labeled label={texts.operation}>
            <select value={operation ?? ''} onChange={({ target }) => set('operation', target.value)}>
              <option value="">{texts.all}</option>
              {historyOperations.map((one) => (
                <option key={one} value={one}>
                  {historyTexts.operationOf(one)}
                </option>
              ))}
            </select>
          </Labeled>
          <Labeled label={texts.since}>
            <input type="date" value={value('since')} onChange={({ target }) => set('since', target.value)} />
          </Labeled>
          <Labeled label={texts.until}>
            <input type="date" value={value('until')} onChange={({ target }) => set('until', target.value)} />
          </Labeled>
        </search>
      )}
      {error && <ReadError error={error} onRetry={loadMore} />}
      {isLoading && (
        <Loading label={texts.loading}>
          <Skeleton lines={8} />
        </Loading>
      )}
      {isAdministrator && !isLoading && !error && records.length === 0 && (
        <EmptyState title={hasMore ? texts.nothingYet : texts.nothing} />
      )}
      <ol className={css.entries}>
        {records.map((entry) => (
          <li key={entry.id} className={css.entry}>
            <span className="soft">
              <Moment value={entry.createdDate} />
              <br />
              {directory?.objects[entry.apiName]?.label ?? entry.apiName}
            </span>
            <HistoryEntry entry={entry} namesRecord />
          </li>
        ))}
      </ol>
      {hasMore && (
        <ActionButton type="button" variant="secondary" busy={isLoadingMore} onClick={loadMore}>
          {texts.more}
        </ActionButton>
      )}
    </div>
  );
}

export const page: Page = { View: HistoryView };
