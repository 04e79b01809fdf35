import { getManagedContentSpace, getSpaceAccess } from '@relab/client/content';
import { useSuspendingReads } from '@relab/react';
import type { ReactNode } from 'react';
import { pageIn } from '../../content/offset-pages.tsx';
import { SpaceHeader } from '../../content/space-header.tsx';
import { changeParameters } from '../../routing/change-parameters.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { ReadSection } from '../../ui/read-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Page, PageProps } from '../page.ts';
import { People } from './people.tsx';
import * as texts from './texts.ts';
import { Workflow } from './workflow.tsx';

function SpaceView({ params, url }: PageProps): ReactNode {
  const contentSpaceId = params.contentSpaceId ?? '';
  const [space, access] = useSuspendingReads([
    [getManagedContentSpace, { contentSpaceId }],
    [getSpaceAccess, { contentSpaceId, page: pageIn(url) }],
  ]);
  const { manage, update } = access.ownRights;
  return (
    <>
      <SpaceHeader space={space} title={texts.title(space.name)}>
        {!manage && <span className="soft">{texts.notYours}</span>}{' '}
        {update && <a href={hrefOf(routes.contentActivity, { contentSpaceId })}>{texts.activity}</a>}
      </SpaceHeader>
      <Tabs
        label={texts.parts}
        selected={url.searchParams.get('part') ?? undefined}
        onSelect={(part) => changeParameters(url, { part: part === 'people' ? '' : part, page: '' })}
        tabs={[
          { id: 'people', label: texts.people, content: <People space={space} access={access} url={url} /> },
          {
            id: 'workflow',
            label: texts.workflow,
            content: (
              <ReadSection>
                <Workflow contentSpaceId={contentSpaceId} mayChange={manage} />
              </ReadSection>
            ),
          },
        ]}
      />
    </>
  );
}

export const page: Page = {
  View: SpaceView,
  preload: (client, { params }) =>
    void getManagedContentSpace.prefetch(client, { contentSpaceId: params.contentSpaceId ?? '' }),
};
