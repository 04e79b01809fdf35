import { locale } from './language.ts';

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Asks in the language of the pages, whichever the browser prefers: what the server says stands among what they say. */
export const inLanguage =
  (send: Send): Send =>
  (url, init) =>
    send(url, { ...init, headers: { ...init.headers, 'accept-language': locale } });
