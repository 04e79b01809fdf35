import { getFolderItemsSorted, getSpaceItems } from '@relab/client/content';
import type { ContentRights } from '@relab/contract/content';
import { useClient, useSuspendingRead } from '@relab/react';
import { documentIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { OffsetPages, pageIn } from '../../content/offset-pages.tsx';
import { useDebounced } from '../../fields/use-debounced.ts';
import type { DraggedItem } from '../../folders/dragged-items.ts';
import { useFormats } from '../../session/use-formats.ts';
import { useUser } from '../../session/user.tsx';
import { workflowStateIn } from '../../together/workflow-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { collectItems, collectPageSize } from './collect-items.ts';
import { sortIn } from './filter-tools.tsx';
import { configOf, type ItemFilter } from './item-filter.ts';
import { ItemTable, type ItemTableProps } from './item-table.tsx';
import { fromFolder, fromSearch } from './listed-item.ts';
import css from './page.module.css';
import { SelectionBar } from './selection-bar.tsx';
import * as texts from './texts.ts';
import type { Selection } from './use-selection.ts';

const pageSize = 50;
/** Of what is counted: the server counts no further. */
const maxCounted = 5_000;

interface ListProps {
  readonly folderId: string;
  readonly spaceId: string | undefined;
  readonly url: URL;
  readonly selection: Selection;
  /** What the user may do there, with contents of some type at all: the server decides for each. */
  readonly rights: ContentRights;
  readonly typeNames: ReadonlyMap<string, string>;
  readonly stateName: ItemTableProps['stateName'];
  readonly onMove: (items: readonly DraggedItem[], folderId: string) => void;
}

/** What lies in a folder. `queryTerm` narrows by name: where only that can be searched. */
export function FolderList({ queryTerm, ...list }: ListProps & { readonly queryTerm: string }): ReactNode {
  const client = useClient();
  const { folderId, url } = list;
  const term = useDebounced(queryTerm);
  const workflowStateId = workflowStateIn(url);
  const config = {
    ...{ folderId, sortBy: sortIn(url), showSharedWithSpaceFolder: true },
    ...(term === '' ? {} : { queryTerm: term }),
    ...(workflowStateId === '' ? {} : { workflowStateId }),
  };
  const { folderItems, nextPageUrl } = useSuspendingRead(getFolderItemsSorted, {
    ...{ ...config, page: pageIn(url), pageSize },
  });
  const hasNext = nextPageUrl !== null;
  const collectAll = () =>
    collectItems(async (page) => {
      const read = await getFolderItemsSorted(client, {
        ...{ ...config, filter: 'Content', page, pageSize: collectPageSize },
      });
      return { items: read.folderItems, hasNext: read.nextPageUrl !== null };
    });
  return (
    <>
      <SelectionBar
        {...list}
        total={undefined}
        hasMore={hasNext || pageIn(url) > 0}
        collectAll={collectAll}
      />
      {folderItems.length > 0 ? (
        <ItemTable {...list} items={folderItems.map(fromFolder)} />
      ) : term !== '' || workflowStateId !== '' ? (
        <EmptyState title={texts.nothingFound} />
      ) : (
        <EmptyState title={texts.empty} icon={documentIcon}>
          {texts.emptyHint}
        </EmptyState>
      )}
      <Pages url={url} hasNext={hasNext} />
    </>
  );
}

interface FoundListProps extends ListProps {
  readonly spaceId: string;
  readonly filter: ItemFilter;
}

/** What all of the filters allow, in the folder and below it or in the space. */
export function FoundList({ filter, ...list }: FoundListProps): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const { timeZone } = useUser();
  const { folderId, spaceId: contentSpaceId, url } = list;
  const q = useDebounced(filter.q);
  const config = { contentSpaceId, ...configOf({ ...filter, q }, folderId, timeZone) };
  const { items, count, nextPageUrl } = useSuspendingRead(getSpaceItems, {
    ...{ ...config, page: pageIn(url), pageSize },
  });
  const hasNext = nextPageUrl !== null;
  const collectAll = () =>
    collectItems(async (page) => {
      const read = await getSpaceItems(client, { ...config, page, pageSize: collectPageSize });
      const contents = read.items.map(fromSearch).filter(({ isFolder }) => !isFolder);
      return { items: contents, hasNext: read.nextPageUrl !== null };
    });
  const shown = formats.number(count);
  return (
    <>
      <p className={css.count} role="status">
        {count >= maxCounted ? texts.foundAtLeast(shown) : texts.found(count, shown)}
      </p>
      <SelectionBar {...list} total={count} hasMore={hasNext || pageIn(url) > 0} collectAll={collectAll} />
      {items.length > 0 ? (
        <ItemTable {...list} items={items.map(fromSearch)} />
      ) : (
        <EmptyState title={texts.nothingFound}>{texts.nothingFoundHint}</EmptyState>
      )}
      <Pages url={url} hasNext={hasNext} />
    </>
  );
}

function Pages({ url, hasNext }: { readonly url: URL; readonly hasNext: boolean }): ReactNode {
  return (
    <OffsetPages
      url={url}
      hasNext={hasNext}
      label={texts.pages}
      previous={texts.previous}
      next={texts.next}
    />
  );
}
