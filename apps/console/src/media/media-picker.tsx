import { getMediaItems } from '@relab/client/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { ReadError } from '../ui/read-state.tsx';
import css from './media.module.css';
import { MediaTile } from './media-tile.tsx';
import { documentTypes, pictureTypes } from './media-upload.ts';
import * as texts from './texts.ts';
import { UploadArea } from './upload-area.tsx';
import { useMediaUploads } from './use-media-uploads.ts';

export interface MediaPickerProps {
  readonly spaceId: string;
  /** What is chosen: pictures unless told otherwise. */
  readonly mediaType?: 'Image' | 'Document' | undefined;
  readonly onChoose: (contentKey: string) => void;
  readonly onClose: () => void;
}

const step = 50;
const maxShown = 250;

/** Chooses a picture or a document of a space, or uploads one: a single one that was uploaded is chosen at once. */
export function MediaPicker({
  spaceId,
  mediaType = 'Image',
  onChoose,
  onClose,
}: MediaPickerProps): ReactNode {
  const types = mediaType === 'Image' ? pictureTypes : documentTypes;
  const [term, setTerm] = useState('');
  const [shown, setShown] = useState(step);
  const queryTerm = useDebounced(term).trim();
  const { data, error, refresh } = useRead(getMediaItems, {
    ...{ contentSpaceId: spaceId, mediaType, pageSize: shown },
    ...(queryTerm === '' ? {} : { queryTerm }),
  });
  const uploads = useMediaUploads({
    spaceId,
    types,
    onUploaded({ contentKey, file }) {
      // What a file is its bytes say, and not what it was called.
      if (!file || !types.includes(file.mimeType)) return;
      if (uploads.uploads.length <= 1) onChoose(contentKey);
    },
  });
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      title={mediaType === 'Image' ? texts.choosePicture : texts.chooseDocument}
      size="large"
    >
      <UploadArea uploads={uploads} types={types} onUseExisting={onChoose}>
        <div className={css.find}>
          <TextField
            name="find-picture"
            type="search"
            label={texts.search}
            value={term}
            maxLength={200}
            autoFocus
            onChange={({ target }) => {
              setTerm(target.value);
              setShown(step);
            }}
          />
          {error && <ReadError error={error} onRetry={refresh} />}
          {!data && !error && <Skeleton lines={4} />}
          {data?.items.length === 0 && (
            <EmptyState
              title={
                queryTerm !== ''
                  ? texts.nothingFound
                  : mediaType === 'Image'
                    ? texts.empty
                    : texts.noDocuments
              }
            >
              {texts.emptyHint}
            </EmptyState>
          )}
          <ul className={css.grid} aria-label={mediaType === 'Image' ? texts.pictures : texts.documents}>
            {data?.items.map((item) => (
              <li key={item.contentKey}>
                <button
                  type="button"
                  className={css.tile}
                  aria-label={texts.choose(item.title)}
                  onClick={() => onChoose(item.contentKey)}
                >
                  <MediaTile item={item} />
                </button>
              </li>
            ))}
          </ul>
          {data && data.nextPageUrl !== null && shown < maxShown && (
            <ActionButton type="button" variant="secondary" onClick={() => setShown(shown + step)}>
              {texts.more}
            </ActionButton>
          )}
        </div>
      </UploadArea>
    </ModalDialog>
  );
}
