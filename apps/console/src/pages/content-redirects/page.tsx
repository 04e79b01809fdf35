import { deleteSpaceRedirect, getManagedContentSpace, getSpaceRedirects } from '@relab/client/content';
import type { ContentSpace, SpaceRedirect } from '@relab/contract/content';
import { useClient, useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { languageName } from '../../content/language-name.ts';
import { SpaceHeader } from '../../content/space-header.tsx';
import { useDebounced } from '../../fields/use-debounced.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import filterCss from '../../ui/filter-bar.module.css';
import { ActionMenu } from '../../ui/menu.tsx';
import { PageFilter } from '../../ui/page-filter.tsx';
import { ReadPages } from '../../ui/read-pages.tsx';
import { Table } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Page, PageProps } from '../page.ts';
import { ExportButton } from './export-button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import css from './page.module.css';
import { RedirectDialog } from './redirect-dialog.tsx';
import * as texts from './texts.ts';

const pageSize = 50;

type Opened =
  | { readonly kind: 'add' | 'import' }
  | { readonly kind: 'change' | 'delete'; readonly one: SpaceRedirect };

function RedirectsView({ params }: PageProps): ReactNode {
  const contentSpaceId = params.contentSpaceId ?? '';
  const client = useClient();
  const toast = useToast();
  const space = useSuspendingRead(getManagedContentSpace, { contentSpaceId });
  const [filter, setFilter] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const queryTerm = useDebounced(filter).trim();
  const close = (): void => setOpened(undefined);
  const deleted = opened?.kind === 'delete' ? opened.one : undefined;
  return (
    <div className={filterCss.page}>
      <SpaceHeader
        space={space}
        title={texts.title(space.name)}
        actions={
          <>
            <ActionButton type="button" onClick={() => setOpened({ kind: 'add' })}>
              {texts.addTitle}
            </ActionButton>
            <ActionButton type="button" variant="secondary" onClick={() => setOpened({ kind: 'import' })}>
              {texts.importFile}
            </ActionButton>
            <ExportButton space={space} />
          </>
        }
      >
        {texts.hint}
      </SpaceHeader>
      <PageFilter label={texts.search} text={filter} maxLength={200} onChange={setFilter} />
      <Redirects key={queryTerm} space={space} queryTerm={queryTerm} onOpen={setOpened} />
      {(opened?.kind === 'add' || opened?.kind === 'change') && (
        <RedirectDialog
          space={space}
          redirect={opened.kind === 'change' ? opened.one : undefined}
          onClose={close}
        />
      )}
      {opened?.kind === 'import' && <ImportDialog space={space} onClose={close} />}
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={texts.deleteTitle(deleted?.urlAlias ?? '')}
        confirmLabel={texts.remove}
        onClose={close}
        onConfirm={async () => {
          if (!deleted) return;
          const { managedContentWebUrlId } = deleted;
          await deleteSpaceRedirect(client, { contentSpaceId, managedContentWebUrlId });
          toast({ text: texts.removed(deleted.urlAlias) });
        }}
      >
        {texts.deleteHint}
      </ConfirmDialog>
    </div>
  );
}

interface RedirectsProps {
  readonly space: ContentSpace;
  readonly queryTerm: string;
  readonly onOpen: (opened: Opened) => void;
}

function Redirects({ space, queryTerm, onOpen }: RedirectsProps): ReactNode {
  const formats = useFormats();
  return (
    <ReadPages
      read={getSpaceRedirects}
      config={{ contentSpaceId: space.id, pageSize, ...(queryTerm === '' ? {} : { queryTerm }) }}
    >
      {(pages) => {
        const rows = pages.flatMap(({ redirects }) => redirects);
        const total = pages[0]?.total ?? 0;
        if (rows.length === 0)
          return queryTerm === '' ? (
            <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
          ) : (
            <EmptyState title={texts.nothingFound} />
          );
        return (
          <>
            <p role="status" className="soft">
              {texts.count(formats.number(total))}
            </p>
            <Table<SpaceRedirect>
              caption={texts.title(space.name)}
              rows={rows}
              rowKey={({ managedContentWebUrlId }) => managedContentWebUrlId}
              columns={[
                {
                  id: 'from',
                  label: texts.from,
                  isHeader: true,
                  cell: ({ urlAlias, path }) => <span className={css.address}>{path ?? urlAlias}</span>,
                },
                { id: 'to', label: texts.to, cell: (one) => <LeadsTo redirect={one} /> },
                { id: 'language', label: texts.language, cell: ({ language }) => languageName(language) },
                {
                  id: 'changed',
                  label: texts.changed,
                  cell: ({ lastModifiedBy, lastModifiedDate }) =>
                    texts.changedBy(formats.moment(lastModifiedDate), lastModifiedBy?.name ?? null),
                },
                {
                  id: 'actions',
                  label: texts.actions,
                  hidesLabel: true,
                  isOneLine: true,
                  cell: (one) => (
                    <ActionMenu
                      label={texts.actionsOf(one.urlAlias)}
                      entries={[
                        { id: 'edit', label: texts.edit, onAction: () => onOpen({ kind: 'change', one }) },
                        {
                          id: 'delete',
                          label: texts.remove,
                          onAction: () => onOpen({ kind: 'delete', one }),
                        },
                      ]}
                    >
                      {texts.actions}
                    </ActionMenu>
                  ),
                },
              ]}
            />
          </>
        );
      }}
    </ReadPages>
  );
}

/** The content that it leads to by its title, else the address. */
function LeadsTo({ redirect: { content, leadsTo } }: { readonly redirect: SpaceRedirect }): ReactNode {
  return (
    <span className={css.address}>
      {content && (
        <>
          <a href={hrefOf(routes.contentItem, { contentId: content.managedContentId })}>
            {content.title}
          </a>{' '}
        </>
      )}
      {leadsTo === null ? (
        <span className="soft">{texts.leadsNowhere}</span>
      ) : (
        <a href={leadsTo} className={content ? 'soft' : undefined}>
          {leadsTo}
        </a>
      )}
    </span>
  );
}

export const page: Page = {
  View: RedirectsView,
  preload: (client, { params }) => {
    const contentSpaceId = params.contentSpaceId ?? '';
    void getManagedContentSpace.prefetch(client, { contentSpaceId });
    void getSpaceRedirects.prefetch(client, { contentSpaceId, pageSize });
  },
};
