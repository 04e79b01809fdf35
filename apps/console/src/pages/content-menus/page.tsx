import { getManagedContent, getManagedContentSpace, getSpaceItems } from '@relab/client/content';
import type { ContentSpace } from '@relab/contract/content';
import { useRead, useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { SpaceHeader } from '../../content/space-header.tsx';
import { StatusBadge } from '../../content/status-badge.tsx';
import { hrefOf, routes } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import filterCss from '../../ui/filter-bar.module.css';
import { ReadSection } from '../../ui/read-state.tsx';
import { Table } from '../../ui/table.tsx';
import type { Page, PageProps } from '../page.ts';
import { CreateMenuDialog } from './create-menu-dialog.tsx';
import { menuType } from './menu-type.ts';
import * as texts from './texts.ts';

/** The menu that the site shows on every page, by its name in capitals or not. */
const footerName = 'footer';

const configOf = (contentSpaceId: string) => ({
  ...{ contentSpaceId, contentTypes: [menuType], pageSize: 250 },
});

function MenusView({ params }: PageProps): ReactNode {
  const contentSpaceId = params.contentSpaceId ?? '';
  const space = useSuspendingRead(getManagedContentSpace, { contentSpaceId });
  const [isMaking, setMaking] = useState(false);
  return (
    <div className={filterCss.page}>
      <SpaceHeader
        space={space}
        title={texts.title(space.name)}
        actions={
          <ActionButton type="button" onClick={() => setMaking(true)}>
            {texts.newMenu}
          </ActionButton>
        }
      >
        {texts.hint}
      </SpaceHeader>
      <ReadSection>
        <Menus space={space} />
      </ReadSection>
      {isMaking && <CreateMenuDialog space={space} onClose={() => setMaking(false)} />}
    </div>
  );
}

function Menus({ space }: { readonly space: ContentSpace }): ReactNode {
  const { items } = useSuspendingRead(getSpaceItems, configOf(space.id));
  const menus = items.filter((item) => item.type === 'ManagedContentVariant');
  if (menus.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>;
  return (
    <Table
      caption={texts.title(space.name)}
      rows={menus}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'title',
          label: texts.menu,
          isHeader: true,
          cell: ({ title, managedContentId: contentId }) => (
            <a href={hrefOf(routes.contentItem, { contentId })}>{title}</a>
          ),
        },
        {
          id: 'shown',
          label: texts.shown,
          cell: ({ contentKey }) => <WhereShown contentKey={contentKey} />,
        },
        {
          id: 'status',
          label: texts.status,
          isOneLine: true,
          cell: ({ status }) => <StatusBadge status={status} />,
        },
      ]}
    />
  );
}

/** Where the site shows a menu, by the name that pages ask for it by. */
function WhereShown({ contentKey }: { readonly contentKey: string }): ReactNode {
  const { data, error } = useRead(getManagedContent, { contentKeyOrId: contentKey });
  if (error) return error.message;
  if (!data) return <Skeleton lines={1} />;
  const { apiName } = data;
  return apiName.toLowerCase() === footerName ? texts.atFoot : texts.inBlocks(apiName);
}

export const page: Page = {
  View: MenusView,
  preload: (client, { params }) => {
    const contentSpaceId = params.contentSpaceId ?? '';
    void getManagedContentSpace.prefetch(client, { contentSpaceId });
    void getSpaceItems.prefetch(client, configOf(contentSpaceId));
  },
};
