import { useMemo } from 'react';
import { useUser } from '../session/user.tsx';
import type { Reading } from './format-value.ts';

/** How the signed-in user reads values. */
export function useReading(): Reading {
  const { locale, timeZone, currency } = useUser();
  return useMemo(() => ({ locale, timeZone, currency }), [locale, timeZone, currency]);
}
