import { getSessionContext, guestData, type UserData, userDataOf } from '@relab/client/commerce';
import { useMemo } from 'react';
import { useRead } from '../use-read.ts';
import type { Provided } from './provided.ts';

/**
 * C-019, C-103: who looks at the page. The flag says first whether that is a guest (C-020), and only of who is none there is an
 * id (C-021). One whose session cannot be told is a guest (S-250), and `error` says why.
 */
export function useUserData(): Provided<UserData> {
  const { data: told, error, isLoading, refresh } = useRead(getSessionContext, {}, { select: userDataOf });
  const data = told ?? (error && guestData);
  return useMemo(() => ({ data, error, isLoading, refresh }), [data, error, isLoading, refresh]);
}
