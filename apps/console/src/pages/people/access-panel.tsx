import {
  endUserAccess,
  getUserAccess,
  sendUserInvitation,
  sendUserPasswordReset,
} from '@relab/client/administration';
import { useClient, useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Table } from '../../ui/table.tsx';
import { useReportedWrite } from '../../ui/use-reported-write.ts';
import css from './people.module.css';
import * as texts from './texts.ts';

/** What lets a user in at the moment, and how that ends. */
export function AccessPanel({ userId }: { readonly userId: string }): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const report = useReportedWrite();
  const access = useSuspendingRead(getUserAccess, { userId });
  const [isEnding, setEnding] = useState(false);
  const { sessions, programs, isActive, isEmailConfirmed } = access;
  return (
    <section className={css.panel} aria-labelledby="access">
      <h2 id="access">{texts.access}</h2>
      <p>
        {isActive ? texts.isActive : texts.isInactive}{' '}
        {isEmailConfirmed ? texts.isConfirmed : texts.isUnconfirmed}
      </p>
      <div className={css.actions}>
        <ActionButton
          type="button"
          variant="secondary"
          onClick={() => void report(() => sendUserPasswordReset(client, { userId }), texts.resetSent)}
        >
          {texts.sendReset}
        </ActionButton>
        <ActionButton
          type="button"
          variant="secondary"
          onClick={() => void report(() => sendUserInvitation(client, { userId }), texts.invitationSent)}
        >
          {texts.sendInvitationAgain}
        </ActionButton>
        <ActionButton type="button" variant="secondary" onClick={() => setEnding(true)}>
          {texts.endAccess}
        </ActionButton>
      </div>
      {sessions.length > 0 && (
        <Table
          caption={texts.sessions}
          showsCaption
          rows={sessions}
          rowKey={({ createdAt, expiresAt }) => `${createdAt} ${expiresAt}`}
          columns={[
            {
              id: 'since',
              label: texts.signedInAt,
              isHeader: true,
              cell: ({ createdAt }) => formats.moment(createdAt),
            },
            { id: 'until', label: texts.validUntil, cell: ({ expiresAt }) => formats.moment(expiresAt) },
          ]}
        />
      )}
      {programs.length > 0 && (
        <Table
          caption={texts.allowedPrograms}
          showsCaption
          rows={programs}
          rowKey={({ program }) => program}
          columns={[
            { id: 'name', label: texts.program, isHeader: true, cell: ({ name }) => name },
            { id: 'scopes', label: texts.scopes, cell: ({ scopes }) => scopes.join(', ') },
            { id: 'since', label: texts.since, cell: ({ since }) => formats.moment(since) },
          ]}
        />
      )}
      <ConfirmDialog
        isOpen={isEnding}
        title={texts.endAccessTitle}
        confirmLabel={texts.endAccess}
        onConfirm={() => endUserAccess(client, { userId })}
        onClose={() => setEnding(false)}
      >
        {texts.endAccessHint}
      </ConfirmDialog>
    </section>
  );
}
