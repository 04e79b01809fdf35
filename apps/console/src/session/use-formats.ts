import { useMemo } from 'react';
import { createFormats, type Formats } from '../language/formats.ts';
import { useUser } from './user.tsx';

/** Days, numbers and amounts as the user reads them. */
export function useFormats(): Formats {
  const { locale, timeZone, currency } = useUser();
  return useMemo(() => createFormats({ locale, timeZone, currency }), [locale, timeZone, currency]);
}
