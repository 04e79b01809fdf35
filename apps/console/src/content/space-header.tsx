import type { ContentSpace } from '@relab/contract/content';
import type { ReactNode } from 'react';
import { documentTitle } from '../routing/page-title.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { PageHeader } from '../ui/page-header.tsx';

export interface SpaceHeaderProps {
  readonly space: Pick<ContentSpace, 'name' | 'rootFolderId'>;
  /** Of the page and of the browser's tab. */
  readonly title: string;
  readonly actions?: ReactNode;
  /** Below the title: what the page is for, links to its neighbours. */
  readonly children?: ReactNode;
}

/** The top of each page about one content space, with the way back to the contents of the space. */
export function SpaceHeader({ space, title, actions, children }: SpaceHeaderProps): ReactNode {
  return (
    <>
      <title>{documentTitle(title)}</title>
      <PageHeader
        title={title}
        kind={<a href={hrefOf(routes.contentFolder, { folderId: space.rootFolderId })}>{space.name}</a>}
        actions={actions}
      >
        {children}
      </PageHeader>
    </>
  );
}
