import type { Favorite } from '@relab/contract/records';
import { useFavorites } from '@relab/react/records';
import { createContext, type ReactNode, useContext } from 'react';
import { useHasWork } from '../session/work.ts';

const FavoritesContext = createContext<readonly Favorite[] | undefined>(undefined);

/** Reads the user's favourites once for all who show them: they are never fresh, and each reader would ask again. */
export function FavoritesProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { data } = useFavorites(useHasWork() ? {} : null);
  return <FavoritesContext value={data?.favorites}>{children}</FavoritesContext>;
}

/** In the user's order; undefined until they are there. */
export const useFavoriteList = (): readonly Favorite[] | undefined => useContext(FavoritesContext);
