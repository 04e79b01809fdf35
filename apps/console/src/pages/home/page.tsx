import type { ReactNode } from 'react';
import { documentTitle } from '../../routing/page-title.ts';
import { useHasRole, useUser } from '../../session/user.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Page } from '../page.ts';
import { Overview } from './overview.tsx';
import * as texts from './texts.ts';

function HomeView(): ReactNode {
  const { firstName } = useUser();
  const isStaff = useHasRole('clerk', 'administrator');
  return (
    <>
      <title>{documentTitle(texts.title)}</title>
      {isStaff ? (
        <Overview title={texts.welcome(firstName)} />
      ) : (
        <>
          <PageHeader title={texts.welcome(firstName)} />
          <p>{texts.chooseObject}</p>
        </>
      )}
    </>
  );
}

export const page: Page = { View: HomeView };
