import type { ReactNode } from 'react';
import { useUser } from '../../session/user.tsx';
import type { Page } from '../page.ts';
import * as texts from './texts.ts';

function HomeView(): ReactNode {
  const { firstName } = useUser();
  return (
    <>
      <title>{texts.title}</title>
      <h1>{texts.welcome(firstName)}</h1>
    </>
  );
}

export const page: Page = { View: HomeView };
