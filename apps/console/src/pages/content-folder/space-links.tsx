import type { ContentSpace } from '@relab/contract/content';
import type { ReactNode } from 'react';
import { hrefOf, routes } from '../../routing/routes.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

/** What a space has beside its folders. */
export function SpaceLinks({ space: { id, rootFolderId } }: { readonly space: ContentSpace }): ReactNode {
  const ofType = (type: string): string => hrefOf(routes.contentFolder, { folderId: rootFolderId }, { type });
  return (
    <span className={css.links}>
      <a href={hrefOf(routes.contentSchedules, undefined, { space: id })}>{texts.schedules}</a>
      <a href={hrefOf(routes.contentMedia, { contentSpaceId: id })}>{texts.media}</a>
      <a href={ofType('sfdc_cms__navigation')}>{texts.menus}</a>
      <a href={ofType('sfdc_cms__form')}>{texts.forms}</a>
      <a href={hrefOf(routes.contentTrash, { contentSpaceId: id })}>{texts.trash}</a>
    </span>
  );
}
