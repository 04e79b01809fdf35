import { classNames } from '@relab/toolkit';
import { buttonClass } from '@relab/toolkit/button';
import { type ReactNode, useId, useState } from 'react';
import css from './file-drop.module.css';
import * as texts from './texts.ts';

export interface FileDropProps {
  readonly hint: string;
  /** Media types, as an input takes them; any without it. */
  readonly accept?: string | undefined;
  readonly onFiles: (files: FileList) => void;
  readonly className?: string | undefined;
  /** What files may be dropped on as well. */
  readonly children: ReactNode;
}

/** Files are dropped anywhere here, or chosen by the button above. */
export function FileDrop({ hint, accept, onFiles, className, children }: FileDropProps): ReactNode {
  const inputId = useId();
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to the button inside.
    <div
      className={classNames(css.area, className)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
    >
      <div className={css.drop}>
        <label htmlFor={inputId}>{hint}</label>
        <input
          id={inputId}
          type="file"
          className={css.input}
          accept={accept}
          multiple
          onChange={({ target }) => {
            if (target.files) onFiles(target.files);
            target.value = '';
          }}
        />
        {/* The browser's own button speaks the browser's language, whatever the page's is. */}
        <label htmlFor={inputId} className={buttonClass('secondary', 'small')}>
          {texts.chooseFiles}
        </label>
      </div>
      {children}
    </div>
  );
}
