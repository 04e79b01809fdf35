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
import * as texts from './texts.ts';
import { UploadArea } from './upload-area.tsx';
import { useMediaUploads } from './use-media-uploads.ts';

export interface MediaPickerProps {
  readonly spaceId: string;
  readonly onChoose: (contentKey: string) => void;
  readonly onClose: () => void;
}

const step = 50;
const maxShown = 250;

/** Chooses a picture of a space, or uploads one: a single one that was uploaded is chosen at once. */
export function MediaPicker({ spaceId, onChoose, onClose }: MediaPickerProps): ReactNode {
  const [term, setTerm] = useState('');
  const [shown, setShown] = useState(step);
  const queryTerm = useDebounced(term).trim();
  const { data, error, refresh } = useRead(getMediaItems, {
    ...{ contentSpaceId: spaceId, pageSize: shown },
    ...(queryTerm === '' ? {} : { queryTerm }),
  });
  const uploads = useMediaUploads({
    spaceId,
    onUploaded({ contentKey }) {
      if (uploads.uploads.length <= 1) onChoose(contentKey);
    },
  });
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.choosePicture} size="large">
      <UploadArea uploads={uploads} onUseExisting={onChoose}>
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
            <EmptyState title={queryTerm === '' ? texts.empty : texts.nothingFound}>
              {texts.emptyHint}
            </EmptyState>
          )}
          <ul className={css.grid} aria-label={texts.pictures}>
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
