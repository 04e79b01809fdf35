import { getSessionContext, guestData, type UserData, userDataOf } from '@relab/client/commerce';
import { useMemo } from 'react';
import { useRead } from '../use-read.ts';
import type { Provided } from './provided.ts';

/**
 * C-019, C-103: the user of the page. The flag says first whether that is a guest (C-020); only a signed-in user has an
 * id (C-021). One whose session cannot be read is a guest (S-250), and `error` is the reason.
 */
export function useUserData(): Provided<UserData> {
  const { data: told, error, isLoading, refresh } = useRead(getSessionContext, {}, { select: userDataOf });
  const data = told ?? (error && guestData);
  return useMemo(() => ({ data, error, isLoading, refresh }), [data, error, isLoading, refresh]);
}
