import {
  getFolder,
  getManagedContentSpaces,
  updateFolder,
  updateManagedContent,
} from '@relab/client/content';
import type { ContentSpace, Folder } from '@relab/contract/content';
import { useClient, useSuspendingReads } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { useTypeNames } from '../../content/use-type-names.ts';
import { type DraggedItem, draggedItems, hasDraggedItems } from '../../folders/dragged-items.ts';
import { FolderTree } from '../../folders/folder-tree.tsx';
import { SharingDialog } from '../../folders/sharing-dialog.tsx';
import { navigate } from '../../routing/navigate.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useWorkflowStateName } from '../../together/workflow-filter.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';
import { CreateContentDialog } from './create-content-dialog.tsx';
import { FilterTools } from './filter-tools.tsx';
import { FolderNameDialog } from './folder-name-dialog.tsx';
import { filterIn, isNarrowed } from './item-filter.ts';
import { FolderList, FoundList } from './item-lists.tsx';
import css from './page.module.css';
import { SpaceLinks } from './space-links.tsx';
import * as texts from './texts.ts';
import { useItemRun } from './use-item-run.tsx';
import { useSelection } from './use-selection.ts';

function FolderView({ params, url }: PageProps): ReactNode {
  const folderId = params.folderId ?? '';
  const [folder, { spaces }] = useSuspendingReads([
    [getFolder, { folderId }],
    [getManagedContentSpaces, { pageSize: 250 }],
  ]);
  const root = folder.folderHierarchy[0] ?? folder;
  const space = spaces.find(({ rootFolderId }) => rootFolderId === root.id);
  return (
    <>
      <title>{documentTitle(folder.name)}</title>
      <FolderHeader folder={folder} space={space} />
      <Contents key={root.id} folder={folder} root={root} space={space} url={url} />
    </>
  );
}

interface FolderHeaderProps {
  readonly folder: Folder;
  /** Undefined where the folder is of a space that the user knows only by what is shared. */
  readonly space: ContentSpace | undefined;
}

function FolderHeader({ folder, space }: FolderHeaderProps): ReactNode {
  const [opened, setOpened] = useState<'folder' | 'content' | 'share'>();
  const close = (): void => setOpened(undefined);
  const { create, publish } = folder.ownRights;
  const isOwn = folder.folderType !== 'SharedWithSpace';
  return (
    <>
      <PageHeader
        title={folder.name}
        kind={
          <nav aria-label={texts.path}>
            <ol className={css.path}>
              <li>
                <a href={hrefOf(routes.content)}>{texts.spaces}</a>
              </li>
              {folder.folderHierarchy.map(({ id, name }) => (
                <li key={id}>
                  <a href={hrefOf(routes.contentFolder, { folderId: id })}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
        }
        actions={
          isOwn && (
            <>
              {create && (
                <>
                  <ActionButton type="button" onClick={() => setOpened('content')}>
                    {texts.newContent}
                  </ActionButton>
                  <ActionButton type="button" variant="secondary" onClick={() => setOpened('folder')}>
                    {texts.newFolder}
                  </ActionButton>
                </>
              )}
              {publish && folder.folderType === 'Standard' && (
                <ActionButton type="button" variant="secondary" onClick={() => setOpened('share')}>
                  {texts.share}
                </ActionButton>
              )}
            </>
          )
        }
      >
        {folder.isShared && <span>{texts.isShared}</span>}
        {space && <SpaceLinks space={space} folderId={folder.id} rights={folder.ownRights} />}
      </PageHeader>
      {opened === 'folder' && <FolderNameDialog parentFolderId={folder.id} onClose={close} />}
      {opened === 'share' && <SharingDialog folder={folder} onClose={close} />}
      {opened === 'content' && space && (
        <CreateContentDialog
          spaceId={space.id}
          rootFolderId={space.rootFolderId}
          folderId={folder.id}
          onClose={close}
        />
      )}
    </>
  );
}

interface ContentsProps extends FolderHeaderProps {
  readonly root: Pick<Folder, 'id' | 'name'>;
  readonly url: URL;
}

/** The folders of the space beside what is in this one, or what was found. */
function Contents({ folder, root, space, url }: ContentsProps): ReactNode {
  const client = useClient();
  const selection = useSelection();
  const moves = useItemRun(selection.remove);
  const typeNames = useTypeNames(space?.id);
  const stateName = useWorkflowStateName(space?.id);
  const filter = filterIn(url);
  const move = (items: readonly DraggedItem[], target: string): void => {
    // Into itself, or where it is already: nothing was meant.
    const others = items.filter(({ id }) => id !== target);
    if (others.length === 0) return;
    const folders = new Set(others.flatMap(({ id, isFolder }) => (isFolder ? [id] : [])));
    void moves.start(texts.moving, others, ({ id }, settings) =>
      folders.has(id)
        ? updateFolder(client, { folderId: id, parentFolderId: target }, settings)
        : updateManagedContent(client, { contentKeyOrId: id, folderId: target }, settings),
    );
  };
  const list = {
    ...{ selection, typeNames, stateName, url, onMove: move },
    ...{ folderId: folder.id, spaceId: space?.id, rights: folder.ownRights },
  } as const;
  return (
    <div className={css.layout}>
      {space && (
        <details className={css.tree} open={window.matchMedia('(width >= 64.0625em)').matches}>
          <summary>{texts.folders}</summary>
          <FolderTree
            root={root}
            folderId={folder.id}
            path={folder.folderHierarchy.map(({ id }) => id)}
            onSelect={(id) => navigate(hrefOf(routes.contentFolder, { folderId: id }))}
            drop={
              folder.ownRights.update
                ? { accepts: hasDraggedItems, onDrop: ({ id }, event) => move(draggedItems(event), id) }
                : undefined
            }
          />
        </details>
      )}
      <div className={css.list}>
        <FilterTools url={url} filter={filter} space={space} folderName={folder.name} typeNames={typeNames} />
        <ReadSection>
          {isNarrowed(filter) && space ? (
            <FoundList {...list} spaceId={space.id} filter={filter} />
          ) : (
            <FolderList {...list} queryTerm={filter.q} />
          )}
        </ReadSection>
      </div>
      {moves.view}
    </div>
  );
}

export const page: Page = {
  View: FolderView,
  preload: (client, { params }) => void getFolder.prefetch(client, { folderId: params.folderId ?? '' }),
  next: [routes.contentItem],
};
