import { getFolderShares, getFolderShareTargets, updateFolderShares } from '@relab/client/content';
import { useClient, useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { SelectField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { Table } from '../ui/table.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import * as texts from './texts.ts';

export interface SharingDialogProps {
  readonly folder: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

const pageSize = 100;
/** Milliseconds between two looks at what is pending. */
const pause = 1_000;

/** With which spaces a folder is shared, and what of that is still under way. */
export function SharingDialog({ folder, onClose }: SharingDialogProps): ReactNode {
  const client = useClient();
  const { isBusy, problems, submit } = useSubmission();
  const [targetId, setTargetId] = useState('');
  const shares = useRead(getFolderShares, { folderId: folder.id, pageSize });
  const targets = useRead(getFolderShareTargets, { folderId: folder.id, pageSize });
  const isPending = shares.data?.shares.some(({ shareStatus }) => shareStatus !== 'Shared') ?? false;
  const { refresh } = shares;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void refresh(), pause);
    return () => clearInterval(timer);
  }, [isPending, refresh]);
  const update = (change: { shareWith?: { targetId: string }[]; unshareWith?: string[] }): void =>
    void submit(async () => {
      await updateFolderShares(client, { folderId: folder.id, ...change });
      setTargetId('');
      return undefined;
    });
  const error = shares.error ?? targets.error;
  const choices = targets.data?.shareTargets ?? [];
  return (
    <ModalDialog isOpen size="medium" onClose={onClose} title={texts.shareTitle(folder.name)}>
      <p>{texts.shareHint}</p>
      {error && <ReadError error={error} onRetry={() => void refresh()} />}
      {problems[0] && <Notice tone="error" heading={problems[0]} />}
      {!shares.data && !shares.error && <Skeleton lines={3} />}
      {shares.data?.shares.length === 0 && <p className="soft">{texts.sharedWithNone}</p>}
      {shares.data && shares.data.shares.length > 0 && (
        <Table
          caption={texts.sharedWith}
          rows={shares.data.shares}
          rowKey={(share) => share.targetId}
          columns={[
            { id: 'space', label: texts.space, isHeader: true, cell: ({ targetLabel }) => targetLabel },
            {
              id: 'state',
              label: texts.state,
              cell: ({ shareStatus }) => <span role="status">{texts.states[shareStatus]}</span>,
            },
            {
              id: 'unshare',
              label: texts.unshare,
              hidesLabel: true,
              cell: (share) =>
                share.canUserUnshare && (
                  <ActionButton
                    type="button"
                    variant="secondary"
                    disabled={isBusy}
                    aria-label={texts.unshareOne(share.targetLabel)}
                    onClick={() => update({ unshareWith: [share.targetId] })}
                  >
                    {texts.unshare}
                  </ActionButton>
                ),
            },
          ]}
        />
      )}
      {shares.data?.nextPageUrl && <p className="soft">{texts.moreShares}</p>}
      {targets.data && choices.length === 0 && <p className="soft">{texts.noTargets}</p>}
      {choices.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (targetId !== '') update({ shareWith: [{ targetId }] });
          }}
        >
          <SelectField
            name="target"
            label={texts.shareWith}
            required
            value={targetId}
            onChange={({ target }) => setTargetId(target.value)}
            options={[
              { value: '', label: texts.chooseSpace },
              ...choices.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
          <p>
            <ActionButton busy={isBusy} disabled={targetId === ''}>
              {texts.shareNow}
            </ActionButton>
          </p>
        </form>
      )}
    </ModalDialog>
  );
}
