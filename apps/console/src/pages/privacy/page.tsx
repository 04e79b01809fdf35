import { getRetention } from '@relab/client/administration';
import type { ReactNode } from 'react';
import { documentTitle } from '../../routing/page-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import type { Page } from '../page.ts';
import { RetentionView } from './retention-view.tsx';
import * as texts from './texts.ts';

function PrivacyView(): ReactNode {
  return (
    <>
      <title>{documentTitle(texts.title)}</title>
      <PageHeader title={texts.title} />
      <ReadSection>
        <RetentionView />
      </ReadSection>
    </>
  );
}

export const page: Page = {
  View: PrivacyView,
  preload: (client) => void getRetention.prefetch(client, {}),
};
