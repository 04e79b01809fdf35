import { getManagedContent } from '@relab/client/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { hrefOf, routes } from '../routing/routes.ts';
import css from './body-parts.module.css';
import { ContentPicker } from './content-picker.tsx';
import { asText, fieldOf, NodeFrame, type NodeProps } from './node-props.tsx';
import * as texts from './texts.ts';

/** Another content of the space, which is stored by its key and shown by its title. */
export function ContentControl(props: NodeProps): ReactNode {
  const { value, onChange, spaceId } = props;
  const [isChoosing, setChoosing] = useState(false);
  const { id } = fieldOf(props);
  const key = asText(value);
  const { data } = useRead(getManagedContent, key === '' ? null : { contentKeyOrId: key });
  return (
    <NodeFrame node={props}>
      <div className={css.chosen}>
        {data ? (
          <a href={hrefOf(routes.contentItem, { contentId: data.managedContentId })}>{data.title}</a>
        ) : (
          // One that is deleted, or that the reader may not see, is shown by its key alone.
          <span>{key === '' ? texts.noContent : key}</span>
        )}
        <ActionButton type="button" variant="secondary" id={id} onClick={() => setChoosing(true)}>
          {key === '' ? texts.chooseContent : texts.otherContent}
        </ActionButton>
        {key !== '' && (
          <ActionButton type="button" variant="plain" onClick={() => onChange(undefined)}>
            {texts.remove}
          </ActionButton>
        )}
      </div>
      {isChoosing && (
        <ContentPicker
          spaceId={spaceId}
          onChoose={(contentKey) => {
            onChange(contentKey);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </NodeFrame>
  );
}
