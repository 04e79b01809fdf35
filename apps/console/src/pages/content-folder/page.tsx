import { getFolder, getFolderItemsSorted, getManagedContentSpaces } from '@relab/client/content';
import { useSuspendingReads } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { OffsetPages, pageIn } from '../../content/offset-pages.tsx';
import { useTypeNames } from '../../content/use-type-names.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { changeParameters } from '../../routing/change-parameters.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';
import { CreateContentDialog } from './create-content-dialog.tsx';
import { FolderNameDialog } from './folder-name-dialog.tsx';
import { ItemTable } from './item-table.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

const pageSize = 50;
const sorts = ['Title', 'LastModified', 'Status'] as const;
type Sort = (typeof sorts)[number];

const sortIn = (url: URL): Sort => sorts.find((sort) => sort === url.searchParams.get('sort')) ?? 'Title';

function FolderView({ params, url }: PageProps): ReactNode {
  const folderId = params.folderId ?? '';
  const [making, setMaking] = useState<'folder' | 'content'>();
  const [folder, { spaces }] = useSuspendingReads([
    [getFolder, { folderId }],
    [getManagedContentSpaces, { pageSize: 250 }],
  ]);
  const root = folder.folderHierarchy[0] ?? folder;
  const space = spaces.find(({ rootFolderId }) => rootFolderId === root.id);
  return (
    <>
      <title>{documentTitle(folder.name)}</title>
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
          folder.folderType !== 'SharedWithSpace' && (
            <>
              <ActionButton type="button" onClick={() => setMaking('content')}>
                {texts.newContent}
              </ActionButton>
              <ActionButton type="button" variant="secondary" onClick={() => setMaking('folder')}>
                {texts.newFolder}
              </ActionButton>
            </>
          )
        }
      >
        {space && (
          <>
            <a href={hrefOf(routes.contentSchedules, undefined, { space: space.id })}>{texts.schedules}</a>{' '}
            <a href={hrefOf(routes.contentMedia, { contentSpaceId: space.id })}>{texts.media}</a>{' '}
            <a href={hrefOf(routes.contentTrash, { contentSpaceId: space.id })}>{texts.trash}</a>
          </>
        )}
      </PageHeader>
      <ItemTools url={url} />
      <ReadSection>
        <Items folderId={folderId} spaceId={space?.id} url={url} />
      </ReadSection>
      {making === 'folder' && (
        <FolderNameDialog parentFolderId={folderId} onClose={() => setMaking(undefined)} />
      )}
      {making === 'content' && space && (
        <CreateContentDialog spaceId={space.id} folderId={folderId} onClose={() => setMaking(undefined)} />
      )}
    </>
  );
}

/** The same folder with other parameters; what is empty is left out. */
function goTo(url: URL, changes: Readonly<Record<string, string>>): void {
  changeParameters(url, { ...changes, page: '' });
}

function ItemTools({ url }: { readonly url: URL }): ReactNode {
  return (
    <search className={css.tools}>
      <label>
        {texts.filter}
        <input
          type="search"
          maxLength={200}
          defaultValue={url.searchParams.get('q') ?? ''}
          onChange={({ target }) => goTo(new URL(window.location.href), { q: target.value })}
        />
      </label>
      <label>
        {texts.sortBy}
        <select
          value={sortIn(url)}
          onChange={({ target }) => goTo(url, { sort: target.value === 'Title' ? '' : target.value })}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {texts.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}

interface ItemsProps {
  readonly folderId: string;
  /** Undefined where the folder is of a space that the user knows only by what is shared. */
  readonly spaceId: string | undefined;
  readonly url: URL;
}

function Items({ folderId, spaceId, url }: ItemsProps): ReactNode {
  const typeNames = useTypeNames(spaceId);
  const queryTerm = useDebounced(url.searchParams.get('q') ?? '').trim();
  const [{ folderItems, nextPageUrl }] = useSuspendingReads([
    [
      getFolderItemsSorted,
      {
        ...{ folderId, sortBy: sortIn(url), page: pageIn(url), pageSize, showSharedWithSpaceFolder: true },
        ...(queryTerm === '' ? {} : { queryTerm }),
      },
    ],
  ]);
  return (
    <>
      <ItemTable
        key={folderId}
        typeNames={typeNames}
        folderId={folderId}
        items={folderItems}
        isFiltered={queryTerm !== ''}
      />
      <OffsetPages
        url={url}
        hasNext={nextPageUrl !== null}
        label={texts.pages}
        previous={texts.previous}
        next={texts.next}
      />
    </>
  );
}

export const page: Page = {
  View: FolderView,
  preload: (client, { params }) => void getFolder.prefetch(client, { folderId: params.folderId ?? '' }),
};
