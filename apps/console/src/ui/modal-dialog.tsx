import { classNames } from '@relab/toolkit';
import { ActionButton } from '@relab/toolkit/button';
import { closeIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import css from './modal-dialog.module.css';
import * as texts from './texts.ts';

export interface ModalDialogProps {
  readonly isOpen: boolean;
  /** Called by Escape and by the closing button; without it the dialog can be closed by its own buttons alone. */
  readonly onClose?: (() => void) | undefined;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons: what the dialog is for comes last. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** For a question whose answer changes something. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** Above the page: focus stays inside, and returns to where it was. */
export function ModalDialog(props: ModalDialogProps): ReactNode {
  const { isOpen, onClose, title, children, footer, size = 'small', role = 'dialog' } = props;
  return (
    <ModalOverlay
      className={css.overlay ?? ''}
      isOpen={isOpen}
      isKeyboardDismissDisabled={!onClose}
      onOpenChange={(open) => !open && onClose?.()}
    >
      <Modal className={classNames(css.modal, css[size]) ?? ''}>
        <Dialog className={css.dialog ?? ''} role={role}>
          <header className={css.header}>
            <Heading slot="title" level={2} className={css.title ?? ''}>
              {title}
            </Heading>
            {onClose && (
              <ActionButton type="button" variant="plain" aria-label={texts.close} onClick={onClose}>
                <Icon path={closeIcon} />
              </ActionButton>
            )}
          </header>
          <div className={css.content}>{children}</div>
          {footer && <footer className={css.footer}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
