import type { GuestDetails, Slot } from '@relab/client';
import { sessionStorageSlots } from '@relab/client/commerce';
import { type Cookies, cookieStorage, pageCookies } from '@relab/pages';

type DetailsSlot = Slot<GuestDetails>;

/** On the server, so that fields are filled in on pages without JavaScript too. Ends with the browser, as what a tab keeps does. */
export const cookieGuestDetails = (cookies: Cookies): DetailsSlot =>
  sessionStorageSlots(() => cookieStorage(cookies)).guestDetails;

/** In the browser: session storage (S-136), and the cookie beside it, which has the last word. */
export function browserGuestDetails(page: Pick<Document, 'cookie'>, storage: () => Storage): DetailsSlot {
  const session = sessionStorageSlots(storage).guestDetails;
  const cookie = cookieGuestDetails(pageCookies(page));
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
