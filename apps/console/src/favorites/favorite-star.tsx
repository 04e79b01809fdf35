import { ClientError } from '@relab/client';
import { createFavorite, deleteFavorite } from '@relab/client/records';
import { useClient } from '@relab/react';
import { type ReactNode, useState } from 'react';
import { useShortcut } from '../commands/commands.tsx';
import { pageTitle } from '../routing/page-title.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { starIcon } from '../ui/icons.ts';
import { useToast } from '../ui/toast.tsx';
import type { FavoriteTarget } from './favorite-target.ts';
import { useFavoriteList } from './favorites.tsx';
import * as texts from './texts.ts';

/** Ids have 15 characters in some addresses and 18 in answers. */
const isSame = (one: string, other: string): boolean => one.slice(0, 15) === other.slice(0, 15);

export interface FavoriteStarProps extends FavoriteTarget {
  /** What the favourite is called; the page's title where it is left out. */
  readonly name?: string | undefined;
}

/** Marks what the page shows as a favourite, or takes the mark off. */
export function FavoriteStar({ targetType, target, name = pageTitle() }: FavoriteStarProps): ReactNode {
  const client = useClient();
  const show = useToast();
  const favorites = useFavoriteList();
  const [isBusy, setBusy] = useState(false);
  const isObject = targetType === 'ObjectHome';
  const favorite = favorites?.find(
    (one) => one.targetType === targetType && (isObject ? one.target === target : isSame(one.target, target)),
  );
  const label = favorite ? texts.removeFavorite : texts.addFavorite;
  const toggle = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      if (favorite) await deleteFavorite(client, { favoriteId: favorite.id });
      else await createFavorite(client, { name: name.slice(0, 255), targetType, target });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      show({ tone: 'error', text: texts.favoriteFailed, detail: error.message });
    } finally {
      setBusy(false);
    }
  };
  useShortcut('$mod+Shift+f', label, () => void toggle());
  return (
    <IconButton
      icon={starIcon}
      label={texts.favorite}
      aria-pressed={favorite !== undefined}
      disabled={!favorites}
      onClick={() => void toggle()}
    />
  );
}
