import { getMediaItem } from '@relab/client/content';
import { useClient } from '@relab/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { RichTextValue } from '../fields/rich-text-value.tsx';
import { MediaPicker } from '../media/media-picker.tsx';
import { pictureHref } from '../media/picture-href.ts';
import { useFormats } from '../session/use-formats.ts';
import css from './body-parts.module.css';
import { asText, fieldOf, NodeFrame, type NodeProps, textOrNone } from './node-props.tsx';

const loadEditor = () => import('../rich-text/rich-text-editor.tsx');

const RichTextEditor = lazy(async () => ({ default: (await loadEditor()).RichTextEditor }));

/**
 * A text with headings, lists, tables and pictures. It is shown as it reads until somebody goes to it to write: the editor is more
 * script than the rest of the page, and a form may have many texts.
 */
export function RichTextControl(props: NodeProps): ReactNode {
  const { spaceId } = props;
  const [isOpen, setOpen] = useState(false);
  const formats = useFormats();
  const client = useClient();
  const findDraftPicture = async (contentKeyOrId: string): Promise<string | undefined> => {
    const { file } = await getMediaItem(client, { contentKeyOrId }).catch(() => ({ file: null }));
    return file ? pictureHref(file, { width: 640 }) : undefined;
  };
  const field = fieldOf(props);
  const html = asText(props.value);
  const shown = (
    // biome-ignore lint/a11y/useSemanticElements: words with headings and tables stand in no text area.
    <div
      id={field.id}
      className={css.text}
      role="textbox"
      aria-multiline
      aria-label={field.label}
      tabIndex={0}
      onPointerEnter={() => void loadEditor().catch(() => undefined)}
      onFocus={() => setOpen(true)}
    >
      <RichTextValue html={html} />
    </div>
  );
  return (
    <NodeFrame node={props}>
      {isOpen ? (
        <Suspense fallback={shown}>
          <RichTextEditor
            {...field}
            html={html}
            onChange={(next) => props.onChange(textOrNone(next))}
            formatNumber={formats.number}
            findDraftPicture={findDraftPicture}
            renderPicker={(picker) => <MediaPicker {...picker} spaceId={spaceId} />}
          />
        </Suspense>
      ) : (
        shown
      )}
    </NodeFrame>
  );
}
