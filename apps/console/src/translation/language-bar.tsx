import { getContentLanguages, translateManagedContent } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { useClient, useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { languageName } from '../content/language-name.ts';
import { navigate } from '../routing/navigate.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { StateBadge } from './state-badge.tsx';
import * as texts from './texts.ts';
import css from './translation.module.css';

export interface LanguageBarProps {
  readonly document: ContentDocument;
  readonly report: (write: () => Promise<unknown>) => Promise<void>;
}

/** The languages of a content with how far each is, and a way to those that it is not written in. */
export function LanguageBar({ document, report }: LanguageBarProps): ReactNode {
  const client = useClient();
  const { contentKey: contentKeyOrId, managedContentId: contentId, language } = document;
  const { data } = useRead(getContentLanguages, { contentKeyOrId });
  if (!data) return null;
  const hrefIn = (code: string): string =>
    hrefOf(routes.contentItem, { contentId }, code === data.source.language ? {} : { language: code });
  const translate = async (code: string): Promise<void> => {
    await translateManagedContent(client, { contentKeyOrId, targetLanguages: [code] });
    navigate(hrefIn(code));
  };
  return (
    <nav aria-label={texts.languagesOf}>
      <ul className={css.languages}>
        {data.languages.map(({ language: code, state, status }) => (
          <li key={code} className={css.language}>
            {status ? (
              <>
                <a href={hrefIn(code)} aria-current={code === language ? 'page' : undefined}>
                  {languageName(code)}
                </a>
                <StateBadge state={state} status={status.status} />
              </>
            ) : !document.ownRights.translate ? (
              <span className="soft">{languageName(code)}</span>
            ) : (
              <ActionButton type="button" variant="plain" onClick={() => void report(() => translate(code))}>
                {texts.translateInto(languageName(code))}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
