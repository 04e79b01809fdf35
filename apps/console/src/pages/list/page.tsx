import type { Client } from '@relab/client';
import { getListInfoByName, getListInfosByObjectName, getObjectInfo } from '@relab/client/records';
import { useSuspendingListInfosByObjectName, useSuspendingObjectInfo } from '@relab/react/records';
import { lazy, type ReactNode, Suspense } from 'react';
import { type ListState, readListState } from '../../lists/list-state.ts';
import { type BoardList, ListView } from '../../lists/list-view.tsx';
import { loadListTable } from '../../lists/load-list-table.ts';
import { isViewId, viewMeant, viewsConfig } from '../../lists/object-views.ts';
import { preloadList } from '../../lists/use-list.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { ReadSection } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';

function ListPage({ params, url }: PageProps): ReactNode {
  const { objectApiName = '' } = params;
  const state = readListState(url);
  const { view } = state;
  const { labelPlural } = useSuspendingObjectInfo({ objectApiName });
  return (
    <>
      <title>{documentTitle(labelPlural)}</title>
      {view === undefined || isViewId(view) ? (
        <ViewMeant objectApiName={objectApiName} state={state} />
      ) : (
        <NamedView objectApiName={objectApiName} state={state} view={view} />
      )}
    </>
  );
}

interface ViewProps {
  readonly objectApiName: string;
  readonly state: ListState;
}

/** Where the address names no view, or one by its id. */
function ViewMeant({ objectApiName, state }: ViewProps): ReactNode {
  const views = useSuspendingListInfosByObjectName(viewsConfig(objectApiName));
  return <NamedView objectApiName={objectApiName} state={state} view={viewMeant(views, state.view)} />;
}

function NamedView({ objectApiName, state, view }: ViewProps & { readonly view: string }): ReactNode {
  return (
    <ReadSection key={view}>
      <ListView
        objectApiName={objectApiName}
        state={state}
        listViewApiName={view}
        renderRecord={renderRecord(objectApiName)}
        renderBoard={renderBoard(objectApiName)}
      />
    </ReadSection>
  );
}

const KanbanBoard = lazy(async () => ({
  default: (await import('../../board/kanban-board.tsx')).KanbanBoard,
}));

const renderBoard =
  (objectApiName: string) =>
  (board: BoardList): ReactNode => (
    <Suspense>
      <KanbanBoard objectApiName={objectApiName} {...board} />
    </Suspense>
  );

const SplitRecord = lazy(async () => ({
  default: (await import('./split-record.tsx')).SplitRecord,
}));

const renderRecord =
  (objectApiName: string) =>
  (recordId: string, onDeleted: () => void): ReactNode => (
    <Suspense>
      <SplitRecord key={recordId} {...{ objectApiName, recordId, onDeleted }} />
    </Suspense>
  );

/** What the first sight of a list needs. */
async function preload(client: Client, { params, url }: PageProps): Promise<void> {
  const { objectApiName = '' } = params;
  const { view, mode, search, sort, tried } = readListState(url);
  if (mode !== 'board') loadListTable().catch(() => {});
  void getObjectInfo.prefetch(client, { objectApiName });
  const listViewApiName =
    view === undefined || isViewId(view)
      ? viewMeant(await getListInfosByObjectName(client, viewsConfig(objectApiName)), view)
      : view;
  await preloadList(client, { objectApiName, listViewApiName, search, sort, tried });
}

export const page: Page = {
  View: ListPage,
  // What fails is requested again by the page, which shows the error.
  preload: (client, props) => void preload(client, props).catch(() => {}),
  isCached(client, { params, url }) {
    const { objectApiName = '' } = params;
    const { view: listViewApiName } = readListState(url);
    return (
      listViewApiName !== undefined &&
      !isViewId(listViewApiName) &&
      getObjectInfo.peek(client, { objectApiName }).data !== undefined &&
      getListInfoByName.peek(client, { objectApiName, listViewApiName }).data !== undefined
    );
  },
};
