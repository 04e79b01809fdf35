type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Requests the language of the pages, whichever the browser prefers: messages of the server stand among their texts. */
export const withLanguage =
  (locale: string, send: Send): Send =>
  (url, init) =>
    send(url, { ...init, headers: { ...init.headers, 'accept-language': locale } });
