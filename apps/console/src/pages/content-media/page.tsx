import { getManagedContentSpace, getMediaItems } from '@relab/client/content';
import type { ContentSpace } from '@relab/contract/content';
import { useSuspendingRead } from '@relab/react';
import type { ReactNode } from 'react';
import { OffsetPages, pageIn } from '../../content/offset-pages.tsx';
import { SpaceHeader } from '../../content/space-header.tsx';
import { StatusBadge } from '../../content/status-badge.tsx';
import { useDebounced } from '../../fields/use-debounced.ts';
import media from '../../media/media.module.css';
import { MediaTile } from '../../media/media-tile.tsx';
import { isUnderWay, type ReplacedMedia } from '../../media/media-upload.ts';
import { UnfinishedUploads } from '../../media/unfinished-uploads.tsx';
import { UploadArea } from '../../media/upload-area.tsx';
import { useMediaUploads } from '../../media/use-media-uploads.ts';
import { changeParameters } from '../../routing/change-parameters.ts';
import { hrefWith } from '../../routing/href-with.ts';
import { useUnsavedChanges } from '../../routing/router.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Page, PageProps } from '../page.ts';
import { type LibraryQuery, LibraryTools, libraryQuery } from './library-tools.tsx';
import { MediaDetails } from './media-details.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

function MediaView({ params, url }: PageProps): ReactNode {
  const contentSpaceId = params.contentSpaceId ?? '';
  const space = useSuspendingRead(getManagedContentSpace, { contentSpaceId });
  return (
    <>
      <SpaceHeader space={space} title={texts.title(space.name)} />
      <Library space={space} url={url} />
    </>
  );
}

interface LibraryProps {
  readonly space: ContentSpace;
  readonly url: URL;
}

/** Uploads go on while another picture is chosen, or the list is another one. */
const isThisPage = ({ pathname }: URL): boolean => pathname === window.location.pathname;

/** The pictures, and beside them the one that the address names. */
function Library({ space, url }: LibraryProps): ReactNode {
  const toast = useToast();
  const chosen = url.searchParams.get('item') ?? '';
  const goTo = (changes: Readonly<Record<string, string>>): void =>
    changeParameters(new URL(window.location.href), changes);
  const uploads = useMediaUploads({
    spaceId: space.id,
    onUploaded({ contentKey, title }) {
      toast({ text: texts.uploaded(title) });
      // Of many only the last one that is waited for: what somebody is looking at is not taken away from them.
      if (uploads.uploads.length <= 1 && chosen === '') goTo({ item: contentKey });
    },
    onReplaced: ({ title }) => toast({ text: texts.replaced(title) }),
  });
  /** What replaces the file of the chosen picture stands beside that. */
  const isOfList = ({ replaces }: { readonly replaces?: ReplacedMedia | null | undefined }): boolean =>
    replaces?.contentKey !== chosen || chosen === '';
  useUnsavedChanges(uploads.uploads.some(isUnderWay), isThisPage);
  return (
    <div className={css.library} data-chosen={chosen !== '' || undefined}>
      <div className={css.list}>
        <UploadArea
          uploads={uploads}
          shown={uploads.uploads.filter(isOfList)}
          onUseExisting={(item) => goTo({ item })}
        >
          <UnfinishedUploads spaceId={space.id} uploads={uploads} isShown={isOfList} />
          <LibraryTools url={url} />
          <ReadSection>
            <Pictures space={space} url={url} chosen={chosen} />
          </ReadSection>
        </UploadArea>
      </div>
      {chosen !== '' && (
        <aside className={css.details} aria-label={texts.details}>
          <ReadSection>
            <MediaDetails
              key={chosen}
              contentKey={chosen}
              space={space}
              uploads={uploads}
              backHref={hrefWith(url, { item: '' })}
            />
          </ReadSection>
        </aside>
      )}
    </div>
  );
}

const pageSize = 60;

const itemsConfig = (contentSpaceId: string, url: URL, { queryTerm, ...query }: LibraryQuery) => ({
  ...{ contentSpaceId, page: pageIn(url), pageSize, ...query },
  ...(queryTerm === '' ? {} : { queryTerm }),
});

function Pictures({ space, url, chosen }: LibraryProps & { readonly chosen: string }): ReactNode {
  const query = libraryQuery(url);
  const queryTerm = useDebounced(query.queryTerm);
  const { items, nextPageUrl } = useSuspendingRead(
    getMediaItems,
    itemsConfig(space.id, url, { ...query, queryTerm }),
  );
  if (items.length === 0) {
    const isAll = queryTerm === '' && !query.onlyDuplicates;
    return (
      <EmptyState title={isAll ? texts.empty : texts.nothingFound}>{isAll && texts.emptyHint}</EmptyState>
    );
  }
  return (
    <>
      <ul className={media.grid} aria-label={texts.pictures}>
        {items.map((item) => (
          <li key={item.contentKey}>
            <a
              className={media.tile}
              href={hrefWith(url, { item: item.contentKey })}
              aria-current={item.contentKey === chosen ? 'true' : undefined}
            >
              <MediaTile item={item} badge={<StatusBadge status={item.status.status} />} />
            </a>
          </li>
        ))}
      </ul>
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
  View: MediaView,
  preload: (client, { params, url }) => {
    const contentSpaceId = params.contentSpaceId ?? '';
    void getManagedContentSpace.prefetch(client, { contentSpaceId });
    void getMediaItems.prefetch(client, itemsConfig(contentSpaceId, url, libraryQuery(url)));
  },
};
