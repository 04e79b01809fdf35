import { getQueueJobCounts } from '@relab/client/administration';
import type { ReactNode } from 'react';
import { navigate } from '../../routing/navigate.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Page, PageProps } from '../page.ts';
import { HealthView } from './health-view.tsx';
import { MailsView } from './mails-view.tsx';
import { QueueView } from './queue-view.tsx';
import * as texts from './texts.ts';

function JobsView({ url }: PageProps): ReactNode {
  const part = url.searchParams.get('part') ?? 'queue';
  return (
    <>
      <title>{documentTitle(texts.title)}</title>
      <PageHeader title={texts.heading} />
      <Tabs
        label={texts.heading}
        selected={part}
        onSelect={(id) =>
          navigate(hrefOf(routes.jobs, undefined, { part: id }), { replace: true, keepsPlace: true })
        }
        tabs={[
          { id: 'queue', label: texts.queue, content: inSection(<QueueView url={url} />) },
          { id: 'mails', label: texts.mails, content: inSection(<MailsView />) },
          { id: 'health', label: texts.health, content: inSection(<HealthView />) },
        ]}
      />
    </>
  );
}

const inSection = (view: ReactNode): ReactNode => <ReadSection>{view}</ReadSection>;

export const page: Page = {
  View: JobsView,
  preload: (client) => void getQueueJobCounts.prefetch(client, {}),
};
