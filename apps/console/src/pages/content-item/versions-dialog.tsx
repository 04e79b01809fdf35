import { getManagedContent, getManagedContentVariantVersions } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { useClient, useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { type Draft, draftOf } from '../../content/draft.ts';
import { StatusBadge } from '../../content/status-badge.tsx';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { ReadError } from '../../ui/read-state.tsx';
import { Table } from '../../ui/table.tsx';
import * as texts from './texts.ts';

export interface VersionsDialogProps {
  readonly document: ContentDocument;
  readonly onChoose: (versionNumber: string, draft: Draft) => void;
  readonly onClose: () => void;
}

const pageSize = 25;

/** Every save; an older one is copied into the form, and becomes the latest when that is saved. */
export function VersionsDialog({ document, onChoose, onClose }: VersionsDialogProps): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const [size, setSize] = useState(pageSize);
  const [failure, setFailure] = useState<string>();
  const { managedContentVariantId: variantId, contentKey, language, title } = document;
  const { data, error, refresh } = useRead(getManagedContentVariantVersions, { variantId, pageSize: size });
  async function choose(contentVersion: string, versionNumber: string): Promise<void> {
    try {
      const version = await getManagedContent(client, {
        ...{ contentKeyOrId: contentKey, language, contentVersion },
      });
      onChoose(versionNumber, draftOf(version));
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : String(cause));
    }
  }
  return (
    <ModalDialog isOpen onClose={onClose} size="large" title={texts.versionsTitle(title)}>
      {failure && <p role="alert">{failure}</p>}
      {error && <ReadError error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && (
        <Table
          caption={texts.versionsTitle(title)}
          rows={data.versions}
          rowKey={({ managedContentVersionId }) => managedContentVersionId}
          columns={[
            {
              id: 'number',
              label: texts.versionColumn,
              isHeader: true,
              cell: ({ versionNumber }) => versionNumber,
            },
            {
              id: 'status',
              label: texts.status,
              cell: ({ status }) => <StatusBadge status={status.status} />,
            },
            {
              id: 'saved',
              label: texts.savedOn,
              isOneLine: true,
              cell: ({ createdDate }) => formats.moment(createdDate),
            },
            { id: 'by', label: texts.by, cell: ({ createdBy }) => createdBy?.name },
            {
              id: 'actions',
              label: texts.actions,
              hidesLabel: true,
              cell: ({ managedContentVersionId, versionNumber }) => (
                <>
                  {managedContentVersionId !== document.managedContentVersionId && (
                    <a
                      href={hrefOf(
                        routes.contentVersions,
                        { contentId: document.managedContentId },
                        { language, before: managedContentVersionId },
                      )}
                      aria-label={texts.compareOne(versionNumber)}
                    >
                      {texts.compare}
                    </a>
                  )}{' '}
                  <ActionButton
                    type="button"
                    variant="secondary"
                    aria-label={texts.bringBackOne(versionNumber)}
                    onClick={() => void choose(managedContentVersionId, versionNumber)}
                  >
                    {texts.bringBack}
                  </ActionButton>
                </>
              ),
            },
          ]}
        />
      )}
      {data && data.total > data.versions.length && size < 250 && (
        <ActionButton type="button" variant="secondary" onClick={() => setSize(250)}>
          {texts.olderVersions}
        </ActionButton>
      )}
    </ModalDialog>
  );
}
