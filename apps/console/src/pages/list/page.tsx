import { getListInfoByName, getListRecordsByName, getObjectInfo } from '@relab/client/records';
import { useSuspendingListInfosByObjectName, useSuspendingObjectInfo } from '@relab/react/records';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { readListState } from '../../lists/list-state.ts';
import { type BoardList, ListView } from '../../lists/list-view.tsx';
import { readPinnedView, writePinnedView } from '../../lists/pinned-view.ts';
import { recentView } from '../../lists/use-list.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { useUser } from '../../session/user.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';
import { SplitRecord } from './split-record.tsx';

function ListPage({ params, url }: PageProps): ReactNode {
  const { objectApiName = '' } = params;
  const { userId } = useUser();
  const state = readListState(url);
  const { labelPlural } = useSuspendingObjectInfo({ objectApiName });
  const [pinned, setPinned] = useState(() => readPinnedView(userId, objectApiName));
  const pin = (name: string | undefined): void => {
    writePinnedView(userId, objectApiName, name);
    setPinned(name);
  };
  const view = state.view ?? pinned;
  const shared = { objectApiName, state, pinned, onPin: pin };
  return (
    <>
      <title>{documentTitle(labelPlural)}</title>
      {view === undefined ? (
        <FirstView {...shared} />
      ) : (
        <ReadSection key={view}>
          <ListView
            {...shared}
            listViewApiName={view}
            renderRecord={renderRecord(objectApiName)}
            renderBoard={renderBoard(objectApiName)}
          />
        </ReadSection>
      )}
    </>
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

const renderRecord =
  (objectApiName: string) =>
  (recordId: string): ReactNode => (
    <SplitRecord key={recordId} objectApiName={objectApiName} recordId={recordId} />
  );

type FirstViewProps = Pick<Parameters<typeof ListView>[0], 'objectApiName' | 'state' | 'pinned' | 'onPin'>;

/** Where no view is named: the first that the object has, else what was seen last. */
function FirstView(props: FirstViewProps): ReactNode {
  const { objectApiName } = props;
  const { lists } = useSuspendingListInfosByObjectName({ objectApiName, pageSize: 200 });
  const view = lists[0]?.apiName ?? recentView;
  return (
    <ListView
      {...props}
      listViewApiName={view}
      renderRecord={renderRecord(objectApiName)}
      renderBoard={renderBoard(objectApiName)}
    />
  );
}

export const page: Page = {
  View: ListPage,
  preload(client, { params, url }) {
    const { objectApiName = '' } = params;
    const { view: listViewApiName } = readListState(url);
    const ignore = (): void => {};
    getObjectInfo(client, { objectApiName }).catch(ignore);
    if (!listViewApiName) return;
    getListInfoByName(client, { objectApiName, listViewApiName }).catch(ignore);
    getListRecordsByName(client, { objectApiName, listViewApiName, pageSize: 50 }).catch(ignore);
  },
};
