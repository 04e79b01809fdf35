import { getManagedContentSpace, getTranslationProgress } from '@relab/client/content';
import type { ContentSpace } from '@relab/contract/content';
import { useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { languageName } from '../../content/language-name.ts';
import { SpaceHeader } from '../../content/space-header.tsx';
import { changeParameters } from '../../routing/change-parameters.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { FolderChoice } from '../../transfer/folder-choice.tsx';
import * as transferTexts from '../../transfer/texts.ts';
import { TranslatorsDialog } from '../../transfer/translators-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import filterCss from '../../ui/filter-bar.module.css';
import { ReadSection } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';
import { ItemList, type TranslationFilter } from './item-list.tsx';
import css from './page.module.css';
import { ProgressTable } from './progress-table.tsx';
import * as texts from './texts.ts';

const filters: readonly TranslationFilter[] = ['Missing', 'Started', 'OutOfDate', 'UpToDate', 'Unpublished'];

function TranslationsView({ params, url }: PageProps): ReactNode {
  const contentSpaceId = params.contentSpaceId ?? '';
  const space = useSuspendingRead(getManagedContentSpace, { contentSpaceId });
  const [isSending, setSending] = useState(false);
  const folderId = url.searchParams.get('folder') ?? undefined;
  const language = space.supportedLanguages.find((code) => code === url.searchParams.get('language'));
  const state = filters.find((filter) => filter === url.searchParams.get('state'));
  const listTitle =
    language && texts.listTitle(languageName(language), state ? texts.columns[state] : texts.all);
  return (
    <div className={filterCss.page}>
      <SpaceHeader
        space={space}
        title={texts.title(space.name)}
        actions={
          space.supportedLanguages.length > 1 && (
            <ActionButton type="button" onClick={() => setSending(true)}>
              {transferTexts.out}
            </ActionButton>
          )
        }
      >
        {texts.hint} <a href={hrefOf(routes.contentJobs, { contentSpaceId })}>{texts.jobs}</a>{' '}
        <a href={hrefOf(routes.contentGlossary, { contentSpaceId })}>{texts.glossary}</a>
      </SpaceHeader>
      {space.supportedLanguages.length < 2 ? (
        <EmptyState title={texts.oneLanguage}>{texts.oneLanguageHint}</EmptyState>
      ) : (
        <>
          <div className={filterCss.filters}>
            <FolderChoice
              rootFolderId={space.rootFolderId}
              folderId={folderId ?? space.rootFolderId}
              onChange={(id) =>
                changeParameters(url, { folder: id === space.rootFolderId ? '' : id, page: '' })
              }
            />
          </div>
          <ReadSection>
            <Progress space={space} folderId={folderId} url={url} />
          </ReadSection>
          {language && listTitle && (
            <section className={css.list} aria-labelledby="translation-list">
              <h2 id="translation-list">{listTitle}</h2>
              <ReadSection>
                <ItemList
                  key={`${language} ${state}`}
                  space={space}
                  folderId={folderId}
                  language={language}
                  state={state}
                  title={listTitle}
                  url={url}
                />
              </ReadSection>
            </section>
          )}
        </>
      )}
      {isSending && (
        <TranslatorsDialog
          space={space}
          folderId={folderId}
          languages={language && language !== space.defaultLanguage ? [language] : undefined}
          onClose={() => setSending(false)}
        />
      )}
    </div>
  );
}

interface ProgressProps {
  readonly space: ContentSpace;
  readonly folderId: string | undefined;
  readonly url: URL;
}

function Progress({ space, folderId, url }: ProgressProps): ReactNode {
  const progress = useSuspendingRead(getTranslationProgress, {
    contentSpaceId: space.id,
    ...(folderId === undefined ? {} : { folderId }),
  });
  if (progress.contents === 0) return <EmptyState title={texts.noContents} />;
  return <ProgressTable space={space} progress={progress} url={url} />;
}

export const page: Page = {
  View: TranslationsView,
  preload: (client, { params }) =>
    void getManagedContentSpace.prefetch(client, { contentSpaceId: params.contentSpaceId ?? '' }),
};
