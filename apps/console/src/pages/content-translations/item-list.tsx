import { getTranslationItems } from '@relab/client/content';
import type { ContentSpace, TranslationItems } from '@relab/contract/content';
import { useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { languageName } from '../../content/language-name.ts';
import { OffsetPages, pageIn } from '../../content/offset-pages.tsx';
import { useTypeNames } from '../../content/use-type-names.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import * as transferTexts from '../../transfer/texts.ts';
import { TranslatorsDialog } from '../../transfer/translators-dialog.tsx';
import { StateBadge } from '../../translation/state-badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

export type TranslationFilter = 'Missing' | 'Started' | 'OutOfDate' | 'UpToDate' | 'Unpublished';

export interface ItemListProps {
  readonly space: ContentSpace;
  /** Undefined for the space. */
  readonly folderId: string | undefined;
  readonly language: string;
  readonly state: TranslationFilter | undefined;
  readonly title: string;
  readonly url: URL;
}

type Item = TranslationItems['items'][number];

/** The contents in a state, each with a link to where it is translated. */
export function ItemList(props: ItemListProps): ReactNode {
  const { space, folderId, language, state, title, url } = props;
  const contentSpaceId = space.id;
  const formats = useFormats();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const typeNames = useTypeNames(contentSpaceId);
  const { items, nextPageUrl } = useSuspendingRead(getTranslationItems, {
    ...{ contentSpaceId, language, page: pageIn(url), pageSize: 50 },
    ...(folderId === undefined ? {} : { folderId }),
    ...(state === undefined ? {} : { state }),
  });
  const hrefOfItem = ({
    managedContentId: contentId,
    managedContentVariantId,
    sourceLanguage,
  }: Item): string =>
    hrefOf(
      routes.contentItem,
      { contentId },
      managedContentVariantId === null || language === sourceLanguage ? {} : { language },
    );
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  // What is on another page by now is selected no more.
  const chosen = items.filter(({ sourceVariantId }) => selected.has(sourceVariantId));
  const isTarget = language !== space.defaultLanguage;
  if (items.length === 0) return <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>;
  return (
    <>
      {chosen.length > 0 && (
        <div className={css.bar} role="status">
          <strong>{texts.selected(chosen.length, formats.number(chosen.length))}</strong>
          <ActionButton type="button" onClick={() => setSending(true)}>
            {transferTexts.out}
          </ActionButton>
        </div>
      )}
      <Table
        caption={title}
        rows={items}
        rowKey={({ managedContentId }) => managedContentId}
        columns={[
          {
            id: 'select',
            label: texts.select,
            hidesLabel: true,
            // A file of translators is from one language: that of the space.
            cell: ({ sourceVariantId, sourceLanguage, title: name }) =>
              sourceLanguage === space.defaultLanguage && (
                <input
                  type="checkbox"
                  aria-label={texts.selectOne(name)}
                  checked={selected.has(sourceVariantId)}
                  onChange={() => toggle(sourceVariantId)}
                />
              ),
          },
          {
            id: 'content',
            label: texts.content,
            isHeader: true,
            cell: (item) => <a href={hrefOfItem(item)}>{item.title}</a>,
          },
          {
            id: 'type',
            label: texts.type,
            cell: ({ contentType }) => typeNames.get(contentType.fullyQualifiedName) ?? contentType.name,
          },
          {
            id: 'source',
            label: texts.source,
            cell: ({ sourceLanguage }) => languageName(sourceLanguage),
          },
          {
            id: 'state',
            label: texts.state,
            cell: (item) => <StateBadge state={item.state} status={item.status?.status} />,
          },
        ]}
      />
      <OffsetPages
        url={url}
        hasNext={nextPageUrl !== null}
        label={texts.pages}
        previous={texts.previous}
        next={texts.next}
      />
      {isSending && (
        <TranslatorsDialog
          space={space}
          variantIds={chosen.map(({ sourceVariantId }) => sourceVariantId)}
          languages={isTarget ? [language] : undefined}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}
