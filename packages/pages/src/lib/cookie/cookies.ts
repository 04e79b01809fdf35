/** Cookies by name: those of a request, or those of a page. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, attributes: string): void;
}

/** What a page's script sees of them. A page in a frame of its own may be forbidden them: then it throws, as storages do. */
export const pageCookies = (page: Pick<Document, 'cookie'>): Cookies => ({
  get: (name) =>
    page.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1),
  set: (name, value, attributes) => {
    page.cookie = `${name}=${value}; ${attributes}`;
  },
});

/** Cookies in place of a storage. They end with the browser, unless a lifetime is given, such as `Max-Age=60; `. */
export const cookieStorage = (
  { get, set }: Cookies,
  lifetime = '',
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (name) => decodeURIComponent(get(name) ?? 'null'),
  setItem: (name, text) => set(name, encodeURIComponent(text), `Path=/; ${lifetime}SameSite=Lax`),
  removeItem: (name) => set(name, '', 'Path=/; Max-Age=0; SameSite=Lax'),
});
