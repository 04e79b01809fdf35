import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import type { NewSecret } from './new-secret.ts';
import css from './programs.module.css';
import * as texts from './texts.ts';

export interface SecretDialogProps {
  readonly secret: NewSecret | undefined;
  readonly onClose: () => void;
}

/** Shows a secret once. It is closed by its button alone, so that nobody closes it unread. */
export function SecretDialog({ secret, onClose }: SecretDialogProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret?.secret ?? '').then(
      () => setCopied(true),
      // Without the right to write there it can be selected and copied by hand.
      () => setCopied(false),
    );
  };
  return (
    <ModalDialog
      isOpen={secret !== undefined}
      title={texts.madeTitle(secret?.name ?? '')}
      footer={
        <ActionButton
          type="button"
          onClick={() => {
            setCopied(false);
            onClose();
          }}
        >
          {texts.noted}
        </ActionButton>
      }
    >
      <dl className={css.secret}>
        <dt>{texts.clientId}</dt>
        <dd>
          <code>{secret?.program}</code>
        </dd>
        {secret?.secret && (
          <>
            <dt>{texts.secret}</dt>
            <dd>
              <code>{secret.secret}</code>
            </dd>
          </>
        )}
      </dl>
      {secret?.secret && (
        <>
          <p>{texts.secretHint}</p>
          <ActionButton type="button" variant="secondary" onClick={() => void copy()}>
            {isCopied ? texts.copied : texts.copy}
          </ActionButton>
        </>
      )}
    </ModalDialog>
  );
}
