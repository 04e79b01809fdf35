import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Page } from '../page.ts';
import * as texts from './texts.ts';

function NotFoundView(): ReactNode {
  return (
    <>
      <title>{documentTitle(texts.title)}</title>
      <PageHeader title={texts.heading} />
      <Notice
        tone="warning"
        heading={texts.noPage}
        nextStep={<a href={hrefOf(routes.home)}>{texts.toOverview}</a>}
      >
        {texts.hint}
      </Notice>
    </>
  );
}

export const page: Page = { View: NotFoundView };
