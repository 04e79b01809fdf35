import { type Context, findAccepted } from '@relab/server/http';
import type { TypeTranslation } from './content-type.ts';

type Reader = Pick<Context, 'headers' | 'principal'>;

/** Types are declared in English. */
const own = 'en';

/** The translation for a request: into the first language that it accepts, else into its user's own; undefined for English. */
export function translationFor(
  translations: Readonly<Record<string, TypeTranslation>>,
  { headers, principal }: Reader,
): TypeTranslation | undefined {
  const available = new Map<string, TypeTranslation | undefined>([
    [own, undefined],
    ...Object.entries(translations),
  ]);
  const settings = principal.kind === 'user' ? principal.settings : undefined;
  const ofUser = settings?.language.split(/[-_]/)[0]?.toLowerCase();
  return available.get(findAccepted(available, headers) ?? ofUser ?? own);
}
