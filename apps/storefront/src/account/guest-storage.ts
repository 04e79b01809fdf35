import type { Client } from '@relab/client';
import { browserGuestDetails } from '../session/guest-details-storage.ts';

/**
 * Where a guest's details are stored. The server's client has a place for it; a browser's is made here, by the pages that
 * ask for it, so that no other page loads the code.
 */
export function guestStorage({ storage }: Client): Pick<Client, 'storage'> {
  if (storage.guestDetails || typeof document === 'undefined') return { storage };
  const guestDetails = browserGuestDetails(document, () => sessionStorage);
  return { storage: { ...storage, guestDetails } };
}
