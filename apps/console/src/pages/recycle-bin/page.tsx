import { ClientError } from '@relab/client';
import { getDeletedRecords, undeleteRecord } from '@relab/client/records';
import type { DeletedRecord } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { useListPages, useObjectInfoDirectory } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { trashIcon } from '@relab/toolkit/icon';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../../fields/use-debounced.ts';
import { Moment } from '../../history/history-entry.tsx';
import { navigate } from '../../routing/navigate.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import filterCss from '../../ui/filter-bar.module.css';
import { Labeled } from '../../ui/labeled.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadError } from '../../ui/read-state.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Page, PageProps } from '../page.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

function RecycleBinView({ url }: PageProps): ReactNode {
  const [term, setTerm] = useState('');
  const searchTerm = useDebounced(term, 300).trim();
  const { data: directory } = useObjectInfoDirectory({});
  const objects = Object.values(directory?.objects ?? {});
  const objectApiName = url.searchParams.get('object') ?? objects[0]?.apiName;
  const { records, error, isLoading, isLoadingMore, hasMore, loadMore } = useListPages(
    getDeletedRecords,
    objectApiName ? { objectApiName, pageSize: 100, ...(searchTerm ? { searchTerm } : {}) } : null,
  );
  return (
    <div className={filterCss.page}>
      <title>{documentTitle(texts.title)}</title>
      <PageHeader title={texts.heading}>{texts.hint}</PageHeader>
      <search className={filterCss.filters}>
        <Labeled label={texts.object}>
          <select
            value={objectApiName ?? ''}
            onChange={({ target }) =>
              navigate(`${hrefOf(routes.recycleBin)}?object=${encodeURIComponent(target.value)}`, {
                replace: true,
                keepsPlace: true,
              })
            }
          >
            {objects.map(({ apiName, labelPlural }) => (
              <option key={apiName} value={apiName}>
                {labelPlural}
              </option>
            ))}
          </select>
        </Labeled>
        <Labeled label={texts.search}>
          <input
            type="search"
            value={term}
            maxLength={200}
            onChange={({ target }) => setTerm(target.value)}
          />
        </Labeled>
      </search>
      {error && <ReadError error={error} onRetry={loadMore} />}
      {isLoading && (
        <Loading label={texts.loading}>
          <Skeleton lines={6} />
        </Loading>
      )}
      {!isLoading && !error && records.length === 0 && <EmptyState icon={trashIcon} title={texts.nothing} />}
      <ul className={css.records}>
        {records.map((record) => (
          <DeletedEntry key={record.id} record={record} />
        ))}
      </ul>
      {hasMore && (
        <ActionButton type="button" variant="secondary" busy={isLoadingMore} onClick={loadMore}>
          {texts.more}
        </ActionButton>
      )}
    </div>
  );
}

/** A deleted record; what keeps it from coming back is said at its place. */
function DeletedEntry({ record }: { readonly record: DeletedRecord }): ReactNode {
  const client = useClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = record.name ?? record.id;
  async function restore(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { restored } = await undeleteRecord(client, { recordId: record.id });
      const count = restored.reduce((sum, part) => sum + part.count, 0);
      toast({
        text: texts.restored(name),
        ...(count > 1 ? { detail: texts.withParts(count - 1) } : {}),
        tone: 'success',
      });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className={css.record}>
      <div className={css.words}>
        <strong>{name}</strong>
        <span className="soft">
          {texts.deletedBy(record.deletedByName)} <Moment value={record.deletedDate} />. {texts.goneOn}{' '}
          <Moment value={record.removalDate} />.
        </span>
        {problem !== undefined && (
          <span className={css.problem} role="alert">
            {problem}
          </span>
        )}
      </div>
      <ActionButton
        type="button"
        variant="secondary"
        busy={isBusy}
        aria-label={texts.restoreNamed(name)}
        onClick={() => void restore()}
      >
        {texts.restore}
      </ActionButton>
    </li>
  );
}

export const page: Page = { View: RecycleBinView };
