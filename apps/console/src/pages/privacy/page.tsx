import { getRetention } from '@relab/client/administration';
import type { ReactNode } from 'react';
import { navigate } from '../../routing/navigate.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Page, PageProps } from '../page.ts';
import { AccessesView } from './accesses-view.tsx';
import { ErasuresView } from './erasures-view.tsx';
import { PersonView } from './person-view.tsx';
import { RetentionView } from './retention-view.tsx';
import * as texts from './texts.ts';

function PrivacyView({ url }: PageProps): ReactNode {
  return (
    <>
      <title>{documentTitle(texts.title)}</title>
      <PageHeader title={texts.title} />
      <Tabs
        label={texts.title}
        selected={url.searchParams.get('part') ?? 'retention'}
        onSelect={(part) =>
          navigate(hrefOf(routes.privacy, undefined, { part }), { replace: true, keepsPlace: true })
        }
        tabs={[
          { id: 'retention', label: texts.retention, content: inSection(<RetentionView />) },
          { id: 'person', label: texts.person, content: <PersonView /> },
          { id: 'accesses', label: texts.accesses, content: <AccessesView /> },
          { id: 'erasures', label: texts.erasures, content: <ErasuresView /> },
        ]}
      />
    </>
  );
}

const inSection = (view: ReactNode): ReactNode => <ReadSection>{view}</ReadSection>;

export const page: Page = {
  View: PrivacyView,
  preload: (client) => void getRetention.prefetch(client, {}),
};
