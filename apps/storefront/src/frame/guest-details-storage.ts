import type { GuestDetails, Slot } from '@relab/client';
import { keptForSession } from '@relab/client/commerce';
import type { CookieJar } from './cookie-jar.ts';

type DetailsSlot = Slot<GuestDetails>;

// Ends with the browser, as what a tab keeps does.
const kept = 'Path=/; SameSite=Lax';
const dropped = 'Path=/; Max-Age=0; SameSite=Lax';

/** A slot whose text stands in a cookie; what somebody else wrote there counts as nothing. */
const inCookie = (
  get: (name: string) => string | undefined,
  set: (name: string, value: string, attributes: string) => void,
): DetailsSlot =>
  keptForSession(() => ({
    getItem: (name) => decodeURIComponent(get(name) ?? 'null'),
    setItem: (name, text) => set(name, encodeURIComponent(text), kept),
    removeItem: (name) => set(name, '', dropped),
  })).guestDetails;

/** On the server, so that fields are filled in on pages without JavaScript too. */
export const cookieGuestDetails = (jar: CookieJar): DetailsSlot => inCookie(jar.get, jar.set);

/** In the browser: session storage (S-136), and the cookie beside it, which has the last word. */
export function browserGuestDetails(page: Pick<Document, 'cookie'>, storage: () => Storage): DetailsSlot {
  const session = keptForSession(storage).guestDetails;
  const cookie = inCookie(
    (name) =>
      page.cookie
        .split('; ')
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    (name, value, attributes) => {
      page.cookie = `${name}=${value}; ${attributes}`;
    },
  );
  return {
    read: () => cookie.read() ?? session.read(),
    save: (details) => {
      session.save(details);
      cookie.save(details);
    },
    remove: () => {
      session.remove();
      cookie.remove();
    },
  };
}
