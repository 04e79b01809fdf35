import type { Client, GuestDetails } from '../../client/client.ts';

/**
 * Keeps who a guest is for as long as the tab is open (S-136), so that nothing is typed twice. What is blank is not
 * kept, and blank details leave those that are kept alone (S-215).
 */
export function setGuestDetails(client: Pick<Client, 'storage'>, details: GuestDetails): void {
  const input = Object.entries(details).filter(
    ([, value]) => typeof value === 'string' && value.trim() !== '',
  );
  if (input.length > 0) client.storage.guestDetails?.save(Object.fromEntries(input));
}

/** Null where nothing is stored. */
export const guestDetails = (client: Pick<Client, 'storage'>): GuestDetails | null =>
  client.storage.guestDetails?.read() ?? null;
