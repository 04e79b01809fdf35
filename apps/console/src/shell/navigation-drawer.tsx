import { closeIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../ui/icon-button.tsx';
import { Navigation } from './navigation.tsx';
import css from './navigation-drawer.module.css';
import * as texts from './texts.ts';

export interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation above the page, where there is no room beside it: focus stays inside, Escape and a touch beside close it. */
export function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps): ReactNode {
  return (
    <ModalOverlay
      className={css.overlay ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={css.drawer ?? ''}>
        <Dialog className={css.dialog ?? ''} aria-label={texts.navigation}>
          <div className={css.top}>
            <b>{texts.consoleName}</b>
            <IconButton icon={closeIcon} label={texts.closeMenu} onClick={onClose} />
          </div>
          <Navigation onFollow={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
