import type { ChosenMarket, Slot } from '@relab/client';
import type { CookieJar } from './cookie-jar.ts';

type MarketSlot = Slot<ChosenMarket>;

/** Names the market and its currency, so that the first call of a page knows it; the server sees whether there is such a one. */
const key = 'relab_market';
const kept = 'Path=/; Max-Age=31536000; SameSite=Lax';
const dropped = 'Path=/; Max-Age=0; SameSite=Lax';

function readMarket(value: string | undefined): ChosenMarket | null {
  const [, id, currency] = /^(\w{15,18})\.([A-Z]{3})$/.exec(value ?? '') ?? [];
  return id && currency ? { id, currency } : null;
}

const write = ({ id, currency }: ChosenMarket): string => `${id}.${currency}`;

export function cookieMarket(jar: CookieJar): MarketSlot {
  return {
    read: () => readMarket(jar.get(key)),
    save: (market) => jar.set(key, write(market), kept),
    remove: () => {
      if (jar.get(key) !== undefined) jar.set(key, '', dropped);
    },
  };
}

/** A page in a frame of its own may be forbidden cookies: it goes on as if nothing were chosen. */
export function browserMarket(page: Pick<Document, 'cookie'>): MarketSlot {
  const quietly = <T>(task: () => T): T | undefined => {
    try {
      return task();
    } catch {
      return undefined;
    }
  };
  const set = (line: string) =>
    quietly(() => {
      page.cookie = `${key}=${line}`;
    });
  return {
    read: () => readMarket(quietly(() => page.cookie.match(/(?:^|; )relab_market=([^;]*)/)?.[1])),
    save: (market) => void set(`${write(market)}; ${kept}`),
    remove: () => void set(`; ${dropped}`),
  };
}
