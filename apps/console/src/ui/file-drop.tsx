import { classNames } from '@relab/toolkit';
import { type ReactNode, useId, useState } from 'react';
import css from './file-drop.module.css';

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
          accept={accept}
          multiple
          onChange={({ target }) => {
            if (target.files) onFiles(target.files);
            target.value = '';
          }}
        />
      </div>
      {children}
    </div>
  );
}
