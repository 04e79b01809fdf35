import { cancelPersonErasure, getPersonData, requestPersonErasure } from '@relab/client/administration';
import { exportPersonData } from '@relab/contract/administration';
import { useClient, useSuspendingRead } from '@relab/react';
import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useState } from 'react';
import { downloadHref } from '../../session/download-href.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import { Table } from '../../ui/table.tsx';
import { useReportedWrite } from '../../ui/use-reported-write.ts';
import { WriteForm } from '../../ui/write-form.tsx';
import css from './privacy.module.css';
import * as texts from './texts.ts';

/** What is stored about somebody, by their address: to be handed out, or to be erased. The address stands in no link. */
export function PersonView(): ReactNode {
  const [email, setEmail] = useState<string>();
  return (
    <div className={css.part}>
      <p className="soft">{texts.personHint}</p>
      <div className={css.find}>
        <WriteForm
          submitLabel={texts.find}
          onSubmit={(form) => {
            setEmail(String(form.get('email')).trim());
            return undefined;
          }}
        >
          <TextField
            label={texts.email}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
          />
        </WriteForm>
      </div>
      {email !== undefined && (
        <ReadSection key={email}>
          <PersonFound email={email} />
        </ReadSection>
      )}
    </div>
  );
}

function PersonFound({ email }: { readonly email: string }): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const report = useReportedWrite();
  const [isAsking, setAsking] = useState(false);
  const { counts, kept, erasure } = useSuspendingRead(getPersonData, { email });
  if (counts.length === 0) return <EmptyState title={texts.nobody(email)}>{texts.nobodyHint}</EmptyState>;
  return (
    <>
      {erasure && (
        <Notice tone="warning" heading={texts.dueOn(formats.moment(erasure.dueAt))}>
          <ActionButton
            type="button"
            variant="secondary"
            onClick={() =>
              void report(() => cancelPersonErasure(client, { erasureId: erasure.id }), texts.canceled)
            }
          >
            {texts.cancelErasure}
          </ActionButton>
        </Notice>
      )}
      <Table
        caption={texts.storedOf(email)}
        showsCaption
        rows={counts}
        rowKey={({ kind }) => kind}
        columns={[
          { id: 'kind', label: texts.kind, isHeader: true, cell: ({ kind }) => texts.kinds[kind] ?? kind },
          { id: 'count', label: texts.count, isNumber: true, cell: ({ count }) => formats.number(count) },
        ]}
      />
      {kept.length > 0 && (
        <Notice tone="info" heading={texts.kept}>
          <ul>
            {kept.map(({ what, reason }) => (
              <li key={what}>
                {what}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={css.actions}>
        <a className={buttonClass('secondary')} href={downloadHref(exportPersonData, { email })} download>
          {texts.exportAll}
        </a>
        {!erasure && (
          <ActionButton type="button" onClick={() => setAsking(true)}>
            {texts.erase}
          </ActionButton>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.eraseTitle(email)}
        confirmLabel={texts.erase}
        onConfirm={() => requestPersonErasure(client, { email })}
        onClose={() => setAsking(false)}
      >
        {texts.eraseHint}
      </ConfirmDialog>
    </>
  );
}
