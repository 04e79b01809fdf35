import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { readingLocale } from '../language/reading-locale.ts';

/** Who works with the console. `locale` is a BCP 47 tag, `currency` as in ISO 4217. */
export interface ConsoleUser {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly locale: string;
  readonly language: string;
  readonly timeZone: string;
  readonly currency: string;
}

const UserContext = createContext<ConsoleUser | undefined>(undefined);

export interface UserProviderProps {
  readonly user: ConsoleUser;
  readonly children: ReactNode;
}

export function UserProvider({ user, children }: UserProviderProps): ReactNode {
  const reader = useMemo(() => ({ ...user, locale: readingLocale(user.locale) }), [user]);
  return <UserContext value={reader}>{children}</UserContext>;
}

export function useUser(): ConsoleUser {
  const user = useContext(UserContext);
  if (!user) throw new Error('There is no UserProvider above the component.');
  return user;
}

/** Whether the user has one of the roles: what is shown, while the server decides what may be done. */
export function useHasRole(...roles: readonly string[]): boolean {
  const user = useUser();
  return roles.some((role) => user.roles.includes(role));
}
