import { getMediaItem } from '@relab/client/content';
import type { MediaItem } from '@relab/contract/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { MediaPicker } from '../media/media-picker.tsx';
import { pictureHref } from '../media/picture-href.ts';
import css from './body-parts.module.css';
import { isObject, withMember } from './body-value.ts';
import { asText, fieldOf, NodeFrame, type NodeProps, textOrNone } from './node-props.tsx';
import * as texts from './texts.ts';

/** One that came with the installation has a plain address; another has its own, which opens it before it is published. */
export const hrefOfPicture = (key: string, item: MediaItem | undefined): string =>
  item?.file ? pictureHref(item.file, { width: 320 }) : `/sfsites/c/cms/delivery/media/${key}?width=320`;

/** A picture or a document, by its content key, and the words for it in this place. */
export function MediaControl(props: NodeProps): ReactNode {
  const { value, onChange, spaceId } = props;
  const [isChoosing, setChoosing] = useState(false);
  const { id } = fieldOf(props);
  const key = isObject(value) ? asText(value.contentKey) : '';
  const { data } = useRead(getMediaItem, key === '' ? null : { contentKeyOrId: key });
  // A picture that came with the installation has no content of its own.
  const name = data?.title ?? key;
  return (
    <NodeFrame node={props}>
      <div className={css.chosen}>
        {key !== '' && <img className={css.picture} src={hrefOfPicture(key, data)} alt="" />}
        <span>{key === '' ? texts.noPicture : name}</span>
        <ActionButton type="button" variant="secondary" id={id} onClick={() => setChoosing(true)}>
          {key === '' ? texts.choosePicture : texts.chooseOther}
        </ActionButton>
        {key !== '' && (
          <ActionButton type="button" variant="plain" onClick={() => onChange(undefined)}>
            {texts.remove}
          </ActionButton>
        )}
      </div>
      {key !== '' && (
        <TextField
          name={`${id}-altText`}
          label={texts.altText}
          hint={texts.altTextHint}
          maxLength={255}
          value={asText(isObject(value) ? value.altText : undefined)}
          onChange={({ target }) => onChange(withMember(value, 'altText', textOrNone(target.value)))}
        />
      )}
      {isChoosing && (
        <MediaPicker
          spaceId={spaceId}
          onChoose={(contentKey) => {
            onChange({ contentKey });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </NodeFrame>
  );
}
