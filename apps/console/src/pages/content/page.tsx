import { getManagedContentSpaces } from '@relab/client/content';
import { useSuspendingRead } from '@relab/react';
import type { ReactNode } from 'react';
import { languageName } from '../../content/language-name.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import { Table } from '../../ui/table.tsx';
import type { Page } from '../page.ts';
import * as texts from './texts.ts';

/** An installation has a handful. */
const config = { pageSize: 250 } as const;

function SpacesView(): ReactNode {
  return (
    <>
      <title>{documentTitle(texts.title)}</title>
      <PageHeader title={texts.heading}>
        {texts.hint} <a href={hrefOf(routes.contentSchedules)}>{texts.schedules}</a>
      </PageHeader>
      <ReadSection>
        <SpaceTable />
      </ReadSection>
    </>
  );
}

function SpaceTable(): ReactNode {
  const formats = useFormats();
  const { spaces } = useSuspendingRead(getManagedContentSpaces, config);
  if (spaces.length === 0) return <EmptyState title={texts.noSpaces}>{texts.noSpacesHint}</EmptyState>;
  return (
    <Table
      caption={texts.heading}
      rows={spaces}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: texts.space,
          isHeader: true,
          cell: ({ name, rootFolderId }) => (
            <a href={hrefOf(routes.contentFolder, { folderId: rootFolderId })}>{name}</a>
          ),
        },
        {
          id: 'languages',
          label: texts.languages,
          cell: ({ supportedLanguages }) => supportedLanguages.map(languageName).join(', '),
        },
        {
          id: 'people',
          label: texts.people,
          cell: ({ collaborators }) => collaborators.map(({ name }) => name).join(', '),
        },
        {
          id: 'changed',
          label: texts.changed,
          isOneLine: true,
          cell: ({ lastModifiedDate }) => formats.moment(lastModifiedDate),
        },
        {
          id: 'media',
          label: texts.media,
          hidesLabel: true,
          cell: ({ id, name }) => (
            <a href={hrefOf(routes.contentMedia, { contentSpaceId: id })} aria-label={texts.mediaOf(name)}>
              {texts.media}
            </a>
          ),
        },
        {
          id: 'trash',
          label: texts.trash,
          hidesLabel: true,
          cell: ({ id, name }) => (
            <a href={hrefOf(routes.contentTrash, { contentSpaceId: id })} aria-label={texts.trashOf(name)}>
              {texts.trash}
            </a>
          ),
        },
      ]}
    />
  );
}

export const page: Page = {
  View: SpacesView,
  preload: (client) => void getManagedContentSpaces.prefetch(client, config),
};
