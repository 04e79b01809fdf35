import { ClientError } from '@relab/client';
import { accountIcon, Icon } from '@relab/toolkit/icon';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CommandEntry, useCommand } from '../commands/commands.tsx';
import { otherLabel, otherLocale } from '../language/language.ts';
import { chooseLanguage } from '../language/language-choice.ts';
import { themes, useAppearance } from '../preferences/appearance.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { useSession } from '../session/session.tsx';
import { useUser } from '../session/user.tsx';
import { FailureBoundary } from '../ui/failure-boundary.tsx';
import { ActionMenu } from '../ui/menu.tsx';
import { useToast } from '../ui/toast.tsx';
import * as texts from './texts.ts';

const AppearanceDialog = lazy(async () => ({
  default: (await import('./appearance-dialog.tsx')).AppearanceDialog,
}));

/** Who is signed in, how the console looks to them, and the way out. */
export function UserMenu(): ReactNode {
  const user = useUser();
  const { leave } = useSession();
  const show = useToast();
  const [appearance, setAppearance] = useAppearance();
  const [isAppearanceOpen, setAppearanceOpen] = useState(false);
  const signOut = async (): Promise<void> => {
    try {
      await leave();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      show({ tone: 'error', text: texts.signOutFailed, detail: error.message });
    }
  };
  useCommand({ label: texts.signOut, group: 'everywhere', run: () => void signOut() });
  useCommand({ label: otherLabel, group: 'everywhere', run: () => chooseLanguage(otherLocale) });
  return (
    <>
      <ActionMenu
        label={texts.yourAccount}
        entries={[
          {
            id: 'profile',
            label: `${user.firstName} ${user.lastName}`,
            description: user.email,
            href: hrefOf(routes.record, { objectApiName: 'User', recordId: user.userId }),
          },
          {
            id: 'appearance',
            label: texts.appearance,
            onAction: () => setAppearanceOpen(true),
            startsGroup: true,
          },
          { id: 'language', label: otherLabel, onAction: () => chooseLanguage(otherLocale) },
          { id: 'shop', label: texts.toShop, onAction: () => window.location.assign('/') },
          { id: 'sign-out', label: texts.signOut, onAction: () => void signOut(), startsGroup: true },
        ]}
      >
        <Icon path={accountIcon} />
      </ActionMenu>
      {themes.map((theme) => (
        <CommandEntry
          key={theme}
          label={`${texts.theme}: ${texts.themeNames[theme]}`}
          group="everywhere"
          run={() => setAppearance({ ...appearance, theme })}
        />
      ))}
      {isAppearanceOpen && (
        <FailureBoundary>
          <Suspense>
            <AppearanceDialog onClose={() => setAppearanceOpen(false)} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  );
}
