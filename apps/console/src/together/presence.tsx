import { ClientError } from '@relab/client';
import { endContentPresence, reportContentPresence } from '@relab/client/content';
import type { ContentDocument, ContentVisitor } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { type ReactNode, useEffect, useState } from 'react';
import { languageName } from '../content/language-name.ts';
import { initials } from './initials.ts';
import * as texts from './texts.ts';
import css from './together.module.css';
import { useWhileVisible } from './use-while-visible.ts';

/** Milliseconds between two reports. */
const pause = 15_000;

/** Without a network nobody is seen, and nothing else is lost: the next report tries again. */
const ignoreFailure = (error: unknown): void => {
  if (!(error instanceof ClientError)) throw error;
};

/** Who else has the content open, by their initials, with the language that each of them edits. */
export function Presence({ document }: { readonly document: ContentDocument }): ReactNode {
  const client = useClient();
  const [visitors, setVisitors] = useState<readonly ContentVisitor[]>([]);
  const { contentKey: contentKeyOrId, language } = document;
  useWhileVisible(() => {
    reportContentPresence(client, { contentKeyOrId, language }).then(
      (response) => setVisitors(response.visitors),
      ignoreFailure,
    );
  }, pause);
  useEffect(
    () => () => void endContentPresence(client, { contentKeyOrId }).catch(ignoreFailure),
    [client, contentKeyOrId],
  );
  if (visitors.length === 0) return null;
  return (
    <ul className={css.visitors} aria-label={texts.alsoHere}>
      {visitors.map((visitor) => (
        <li key={visitor.id} title={texts.visitor(visitor.name, languageName(visitor.language))}>
          <span className={css.initials} aria-hidden="true">
            {initials(visitor.name)}
          </span>
          <span className="visually-hidden">{`${visitor.name}, `}</span>
          <span className="soft">{languageName(visitor.language)}</span>
        </li>
      ))}
    </ul>
  );
}
