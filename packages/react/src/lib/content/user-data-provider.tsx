import type { UserData } from '@relab/client/commerce';
import type { ReactNode } from 'react';
import {
  childrenOf,
  type Provided,
  type ProviderChildren,
  providerContext,
  useProvided,
} from './provided.ts';
import { useUserData } from './use-user-data.ts';

const UserContext = providerContext<Provided<UserData>>();

/** Children may be a function of the user's data. */
export interface UserDataProviderProps {
  readonly children?: ProviderChildren<Provided<UserData>>;
}

/** C-019: who looks at the page, for what stands inside. */
export function UserDataProvider({ children }: UserDataProviderProps): ReactNode {
  const user = useUserData();
  return <UserContext.Provider value={user}>{childrenOf(children, user)}</UserContext.Provider>;
}

/** Who looks at the page, as the nearest `UserDataProvider` knows. */
export const useProvidedUser = (): Provided<UserData> => useProvided(UserContext, 'UserDataProvider');
