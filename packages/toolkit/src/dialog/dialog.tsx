import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ActionButton } from '../button/action-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { closeIcon } from '../icon/icon-paths.ts';
import { useLabels } from '../labels/labels.tsx';
import styles from './dialog.module.css';

/** `open` is the caller's state: `onClose` has to set it to false. */
export interface DialogProps {
  readonly open: boolean;
  /** Told when the visitor closed it, by its button, by Escape or by a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A modal dialog by the browser's own element: focus stays inside and returns to where it was. */
export function Dialog({ open, onClose, title, children, footer }: DialogProps): ReactNode {
  const labels = useLabels();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} closedby="any">
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ActionButton
          type="button"
          variant="plain"
          aria-label={labels.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon path={closeIcon} />
        </ActionButton>
      </header>
      <div className={styles.content}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}
