import { getDeletedContents, getManagedContentSpace, undeleteManagedContent } from '@relab/client/content';
import { useClient, useSuspendingReads } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { trashIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { languageName } from '../../content/language-name.ts';
import { OffsetPages, pageIn } from '../../content/offset-pages.tsx';
import { SpaceHeader } from '../../content/space-header.tsx';
import { useTypeNames } from '../../content/use-type-names.ts';
import { useFormats } from '../../session/use-formats.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import { useReportedWrite } from '../../ui/use-reported-write.ts';
import type { Page, PageProps } from '../page.ts';
import * as texts from './texts.ts';

const pageSize = 50;

function TrashView({ params, url }: PageProps): ReactNode {
  const contentSpaceId = params.contentSpaceId ?? '';
  const client = useClient();
  const formats = useFormats();
  const report = useReportedWrite();
  const typeNames = useTypeNames(contentSpaceId);
  const [space, { contents, nextPageUrl }] = useSuspendingReads([
    [getManagedContentSpace, { contentSpaceId }],
    [getDeletedContents, { contentSpaceId, page: pageIn(url), pageSize }],
  ]);
  return (
    <>
      <SpaceHeader space={space} title={texts.title(space.name)}>
        {texts.hint}
      </SpaceHeader>
      {contents.length === 0 ? (
        <EmptyState title={texts.empty} icon={trashIcon} />
      ) : (
        <Table
          caption={texts.title(space.name)}
          rows={contents}
          rowKey={({ managedContentId }) => managedContentId}
          columns={[
            { id: 'title', label: texts.content, isHeader: true, cell: ({ title }) => title },
            {
              id: 'type',
              label: texts.type,
              cell: ({ contentType: { fullyQualifiedName, name } }) =>
                typeNames.get(fullyQualifiedName) ?? name,
            },
            {
              id: 'languages',
              label: texts.languages,
              cell: ({ languages }) => languages.map(languageName).join(', '),
            },
            {
              id: 'deleted',
              label: texts.deleted,
              isOneLine: true,
              cell: ({ deletedDate }) => formats.moment(deletedDate),
            },
            { id: 'by', label: texts.by, cell: ({ deletedBy }) => deletedBy?.name },
            {
              id: 'gone',
              label: texts.goneOn,
              isOneLine: true,
              cell: ({ purgeDate }) => formats.day(purgeDate),
            },
            {
              id: 'actions',
              label: texts.actions,
              hidesLabel: true,
              cell: ({ managedContentId, title }) => (
                <ActionButton
                  type="button"
                  variant="secondary"
                  aria-label={texts.restoreOne(title)}
                  onClick={() =>
                    void report(
                      () => undeleteManagedContent(client, { managedContentId }),
                      texts.restored(title),
                    )
                  }
                >
                  {texts.restore}
                </ActionButton>
              ),
            },
          ]}
        />
      )}
      <OffsetPages
        url={url}
        hasNext={nextPageUrl !== null}
        label={texts.pages}
        previous={texts.newer}
        next={texts.older}
      />
    </>
  );
}

export const page: Page = { View: TrashView };
