/** What a document does with its cookies, as far as is needed here. */
export function fakePage(cookie = ''): { cookie: string } {
  const cookies = new Map<string, string>();
  const page = {
    get cookie() {
      return Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  if (cookie !== '') page.cookie = cookie;
  return page;
}

export function fakeStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage;
}

/** As a browser refuses storages and cookies. */
export const forbidden = (): never => {
  throw new Error('SecurityError');
};
