import { ClientError } from '../errors/client-error.ts';

/** Another address, or the page of the content that is found under a key or URL name. */
export type MovedTo = { readonly redirectUrl: string } | { readonly contentKeyOrUrlName: string };

/** Where to go on, of a read that found no content under an alias that was left; undefined for any other failure. */
export function movedTo(error: unknown): MovedTo | undefined {
  if (!(error instanceof ClientError) || error.status !== 404 || !Array.isArray(error.body)) return undefined;
  const { redirectUrl, contentKeyOrUrlName } = Object(Object(error.body[0]).movedTo) as Record<
    string,
    unknown
  >;
  if (typeof redirectUrl === 'string') return { redirectUrl };
  return typeof contentKeyOrUrlName === 'string' ? { contentKeyOrUrlName } : undefined;
}
