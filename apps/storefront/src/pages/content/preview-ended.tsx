import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';
import css from './content.module.css';
import type { EndedPreview } from './page-content.ts';
import { homePageLink, previewExpired, previewUnknown } from './texts.tsx';

export const endedWords = ({ ended }: EndedPreview) => (ended === 'over' ? previewExpired : previewUnknown);

/** In place of a preview whose link shows nothing, or nothing any more. */
export function PreviewEnded({ data }: { readonly data: EndedPreview }): ReactNode {
  const { title, lead } = endedWords(data);
  return (
    <div className={`page-width ${css.page}`}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      <a href={hrefOf(routes.home)}>{homePageLink}</a>
    </div>
  );
}
