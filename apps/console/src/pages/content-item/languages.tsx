import { createManagedContentVariant, getManagedContentVariantReferences } from '@relab/client/content';
import type { ContentDocument, ContentSpace } from '@relab/contract/content';
import { useClient, useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { draftOf } from '../../content/draft.ts';
import { languageName } from '../../content/language-name.ts';
import { navigate } from '../../routing/navigate.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import css from './editor.module.css';
import * as texts from './texts.ts';

export interface LanguagesProps {
  readonly document: ContentDocument;
  readonly space: ContentSpace;
  readonly report: (write: () => Promise<unknown>) => Promise<void>;
}

/** The variants of a content, and a way to the languages of its space that it has none in. */
export function Languages({ document, space, report }: LanguagesProps): ReactNode {
  const client = useClient();
  const { contentKey, managedContentId: contentId, language } = document;
  const { data } = useRead(getManagedContentVariantReferences, { contentKeyOrId: contentKey });
  if (!data) return null;
  const written = new Set(data.variants.map((variant) => variant.language));
  const hrefIn = (code: string): string =>
    hrefOf(routes.contentItem, { contentId }, code === space.defaultLanguage ? {} : { language: code });
  return (
    <nav aria-label={texts.languages}>
      <ul className={css.languages}>
        {space.supportedLanguages.map((code) => (
          <li key={code}>
            {written.has(code) ? (
              <a href={hrefIn(code)} aria-current={code === language ? 'page' : undefined}>
                {languageName(code)}
              </a>
            ) : (
              <ActionButton
                type="button"
                variant="plain"
                onClick={() =>
                  void report(async () => {
                    await createManagedContentVariant(client, {
                      ...{ contentBody: draftOf(document).body, language: code },
                      managedContentKeyOrId: contentKey,
                    });
                    navigate(hrefIn(code));
                  })
                }
              >
                {texts.addLanguage(languageName(code))}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
