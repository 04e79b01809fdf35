import type { ContentRights, ContentSpace } from '@relab/contract/content';
import type { ReactNode } from 'react';
import { isWriter } from '../../content/is-writer.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

export interface SpaceLinksProps {
  readonly space: ContentSpace;
  /** The folder that is open, whose translations are counted. */
  readonly folderId: string;
  /** What the user may do there: what only writers see is not linked for others. */
  readonly rights: ContentRights;
}

/** What a space has beside its folders. */
export function SpaceLinks({ space: { id, rootFolderId }, folderId, rights }: SpaceLinksProps): ReactNode {
  const ofType = (type: string): string => hrefOf(routes.contentFolder, { folderId: rootFolderId }, { type });
  const space = { contentSpaceId: id };
  return (
    <span className={css.links}>
      <a href={hrefOf(routes.contentSchedules, undefined, { space: id })}>{texts.schedules}</a>
      <a href={hrefOf(routes.contentMedia, space)}>{texts.media}</a>
      <a
        href={hrefOf(
          routes.contentTranslations,
          space,
          folderId === rootFolderId ? {} : { folder: folderId },
        )}
      >
        {texts.translations}
      </a>
      <a href={hrefOf(routes.contentTerms)}>{texts.terms}</a>
      <a href={hrefOf(routes.contentMenus, space)}>{texts.menus}</a>
      <a href={hrefOf(routes.contentRedirects, space)}>{texts.redirects}</a>
      <a href={ofType('sfdc_cms__form')}>{texts.forms}</a>
      <a href={hrefOf(routes.contentJobs, space)}>{texts.jobs}</a>
      {rights.delete && <a href={hrefOf(routes.contentTrash, space)}>{texts.trash}</a>}
      {isWriter(rights) && <a href={hrefOf(routes.contentActivity, space)}>{texts.activity}</a>}
      <a href={hrefOf(routes.contentSpace, space)}>{texts.settings}</a>
    </span>
  );
}
