import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mediumAddress } from './address.ts';
import { CaptionDialog } from './caption-dialog.tsx';
import { type ImageSource, removeLink, setImage, setLink, setTableCaption } from './commands.ts';
import { createEditor, type Editor } from './create-editor.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { HtmlView } from './html-view.tsx';
import { ImageDialog } from './image-dialog.tsx';
import type { FindDraftPicture } from './image-view.ts';
import { LinkDialog } from './link-dialog.tsx';
import type { PicturePickerProps } from './picture-picker.ts';
import { canEdit } from './read-html.ts';
import css from './rich-text-editor.module.css';
import * as texts from './texts.ts';

export interface RichTextEditorProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** HTML as it is stored. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly findDraftPicture: FindDraftPicture;
  readonly renderPicker: (picker: PicturePickerProps) => ReactNode;
  readonly formatNumber: (value: number) => string;
}

type OpenDialog =
  | { readonly kind: 'link' | 'caption' | 'picker' }
  | { readonly kind: 'image'; readonly image: ImageSource; readonly isInserted: boolean };

/** A text as it reads, or as HTML where the editor has not all of it, or by choice. */
export function RichTextEditor(props: RichTextEditorProps): ReactNode {
  const { html } = props;
  // What was written by the editor itself it can edit: only what comes from elsewhere is looked at.
  const [written, setWritten] = useState(html);
  const [isEditable, setEditable] = useState(() => canEdit(html));
  const [isHtml, setHtml] = useState(false);
  if (written !== html) {
    setWritten(html);
    setEditable(canEdit(html));
  }
  if (isHtml || !isEditable)
    return (
      <HtmlView
        {...props}
        canLeave={isEditable}
        onLeave={() => setHtml(false)}
        onChange={(next) => {
          // It stays the view that it is while somebody writes in it.
          setHtml(true);
          props.onChange(next);
        }}
      />
    );
  return (
    <VisualEditor
      {...props}
      onChange={(next) => {
        setWritten(next);
        props.onChange(next);
      }}
      onHtml={() => setHtml(true)}
    />
  );
}

interface VisualEditorProps extends RichTextEditorProps {
  readonly onHtml: () => void;
}

function VisualEditor(props: VisualEditorProps): ReactNode {
  const { id, label, html, renderPicker, formatNumber, onHtml } = props;
  const host = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [omitted, setOmitted] = useState(0);
  const shown = useRef(html);

  const write = useEffectEvent((next: string) => {
    shown.current = next;
    props.onChange(next);
  });
  // A key such as Ctrl+S is handled by others right after: they find what was written.
  const writeAtOnce = useEffectEvent((next: string) => flushSync(() => write(next)));

  const open = useEffectEvent((element: HTMLElement): Editor => {
    shown.current = html;
    return createEditor(element, {
      html,
      attributes: { id, 'aria-label': label, 'aria-describedby': `${id}-keys` },
      onChange: (next, isAtOnce) => (isAtOnce ? writeAtOnce(next) : write(next)),
      onOmittedPictures: setOmitted,
      openLink: () => setDialog({ kind: 'link' }),
      findDraftPicture: (contentKey) => props.findDraftPicture(contentKey),
    });
  });
  useEffect(() => {
    if (!host.current) return;
    const created = open(host.current);
    setEditor(created);
    // Somebody went to the text, and what stood there has gone: unless they are elsewhere by now, they write.
    if (document.activeElement === document.body) created.focus();
    return () => created.destroy();
  }, []);

  useEffect(() => {
    if (!editor || shown.current === html) return;
    shown.current = html;
    editor.setHtml(html);
  }, [editor, html]);

  const close = (): void => {
    setDialog(undefined);
    editor?.focus();
  };
  const openImage = (): void => {
    const image = editor?.image();
    setDialog(image ? { kind: 'image', image, isInserted: true } : { kind: 'picker' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    toolbar.current?.querySelector<HTMLElement>('select, button')?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key leads from the text, which is a text box, to its tools.
    <div className={css.editor} onKeyDown={onKeyDown}>
      {editor && (
        <EditorToolbar
          editor={editor}
          label={label}
          toolbarRef={toolbar}
          onLink={() => setDialog({ kind: 'link' })}
          onImage={openImage}
          onCaption={() => setDialog({ kind: 'caption' })}
        >
          <button
            type="button"
            className={`${css.tool} ${css.last}`}
            aria-pressed={false}
            onClick={() => {
              editor.flush();
              onHtml();
            }}
          >
            {texts.html}
          </button>
        </EditorToolbar>
      )}
      <div ref={host} className={css.text} />
      <p id={`${id}-keys`} className={css.hint}>
        {texts.keys}
      </p>
      <p role="status" className={omitted > 0 ? css.hint : 'visually-hidden'}>
        {omitted > 0 && texts.omittedPictures(formatNumber(omitted))}
      </p>
      {editor && dialog?.kind === 'link' && (
        <LinkDialog
          current={editor.link()}
          renderPicker={renderPicker}
          onClose={close}
          onRemove={() => {
            editor.run(removeLink);
            close();
          }}
          onApply={(target) => {
            editor.run(setLink(target));
            close();
          }}
        />
      )}
      {editor && dialog?.kind === 'caption' && (
        <CaptionDialog
          caption={editor.caption()}
          onClose={close}
          onApply={(caption) => {
            editor.run(setTableCaption(caption));
            close();
          }}
        />
      )}
      {dialog?.kind === 'picker' &&
        renderPicker({
          onClose: close,
          onChoose: (contentKey) =>
            setDialog({
              kind: 'image',
              image: { src: mediumAddress(contentKey), alt: '' },
              isInserted: false,
            }),
        })}
      {editor && dialog?.kind === 'image' && (
        <ImageDialog
          {...dialog}
          onClose={close}
          onChooseOther={() => setDialog({ kind: 'picker' })}
          onApply={(image) => {
            editor.run(setImage(image));
            close();
          }}
        />
      )}
    </div>
  );
}
