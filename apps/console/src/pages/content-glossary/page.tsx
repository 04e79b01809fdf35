import { deleteGlossaryTerm, getGlossary, getManagedContentSpace } from '@relab/client/content';
import type { ContentSpace, GlossaryTerm } from '@relab/contract/content';
import { useClient, useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { languageName } from '../../content/language-name.ts';
import { SpaceHeader } from '../../content/space-header.tsx';
import { hrefOf, routes } from '../../routing/routes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import filterCss from '../../ui/filter-bar.module.css';
import { ActionMenu } from '../../ui/menu.tsx';
import { PageFilter } from '../../ui/page-filter.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import { Table } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Page, PageProps } from '../page.ts';
import { TermDialog } from './term-dialog.tsx';
import * as texts from './texts.ts';

function GlossaryView({ params }: PageProps): ReactNode {
  const contentSpaceId = params.contentSpaceId ?? '';
  const space = useSuspendingRead(getManagedContentSpace, { contentSpaceId });
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={filterCss.page}>
      <SpaceHeader
        space={space}
        title={texts.title(space.name)}
        actions={
          <ActionButton type="button" onClick={() => setAdding(true)}>
            {texts.add}
          </ActionButton>
        }
      >
        {texts.hint} <a href={hrefOf(routes.contentTranslations, { contentSpaceId })}>{texts.translations}</a>
      </SpaceHeader>
      <ReadSection>
        <Terms space={space} />
      </ReadSection>
      {isAdding && <TermDialog space={space} term={undefined} onClose={() => setAdding(false)} />}
    </div>
  );
}

const matches = ({ term, translations, note }: GlossaryTerm, filter: string): boolean =>
  [term, note ?? '', ...translations.map(({ text }) => text)].some((text) =>
    text.toLowerCase().includes(filter),
  );

/** All terms are loaded, so the filter narrows them without another request. */
function Terms({ space }: { readonly space: ContentSpace }): ReactNode {
  const client = useClient();
  const toast = useToast();
  const { terms } = useSuspendingRead(getGlossary, { contentSpaceId: space.id });
  const [filter, setFilter] = useState('');
  const [editing, setEditing] = useState<GlossaryTerm>();
  const [deleting, setDeleting] = useState<GlossaryTerm>();
  if (terms.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>;
  const shown = terms.filter((one) => matches(one, filter.trim().toLowerCase()));
  const others = space.supportedLanguages.filter((code) => code !== space.defaultLanguage);
  return (
    <>
      <PageFilter label={texts.filter} text={filter} maxLength={100} onChange={setFilter} />
      {shown.length === 0 ? (
        <EmptyState title={texts.nothingFound} />
      ) : (
        <Table<GlossaryTerm>
          caption={texts.title(space.name)}
          rows={shown}
          rowKey={({ id }) => id}
          columns={[
            { id: 'term', label: texts.term, isHeader: true, cell: ({ term }) => term },
            ...others.map((code) => ({
              id: code,
              label: languageName(code),
              cell: ({ translations }: GlossaryTerm) =>
                translations.find(({ language }) => language === code)?.text,
            })),
            { id: 'note', label: texts.note, cell: ({ note }) => note },
            {
              id: 'actions',
              label: texts.actions,
              hidesLabel: true,
              cell: (one) => (
                <ActionMenu
                  label={texts.actionsOf(one.term)}
                  entries={[
                    { id: 'edit', label: texts.edit, onAction: () => setEditing(one) },
                    { id: 'delete', label: texts.remove, onAction: () => setDeleting(one) },
                  ]}
                >
                  {texts.actions}
                </ActionMenu>
              ),
            },
          ]}
        />
      )}
      {editing && <TermDialog space={space} term={editing} onClose={() => setEditing(undefined)} />}
      <ConfirmDialog
        isOpen={deleting !== undefined}
        title={texts.removeTitle(deleting?.term ?? '')}
        confirmLabel={texts.remove}
        onClose={() => setDeleting(undefined)}
        onConfirm={async () => {
          if (!deleting) return;
          await deleteGlossaryTerm(client, { contentSpaceId: space.id, termId: deleting.id });
          toast({ text: texts.removed(deleting.term) });
        }}
      >
        {texts.removeHint}
      </ConfirmDialog>
    </>
  );
}

export const page: Page = {
  View: GlossaryView,
  preload: (client, { params }) => {
    const contentSpaceId = params.contentSpaceId ?? '';
    void getManagedContentSpace.prefetch(client, { contentSpaceId });
    void getGlossary.prefetch(client, { contentSpaceId });
  },
};
