import type { ClientStorage } from '../../client/client.ts';
import { storageSlot } from '../../client/storage-slot.ts';
import { isMembers, type Members } from '../../values/is-object.ts';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The account that is acted for, with its name (S-135). */
const isAccount = (value: unknown): value is { readonly id: string; readonly name: string } =>
  isMembers(value) && isText(value.id) && typeof value.name === 'string';

const isGuestDetails = (value: unknown): value is Members =>
  isMembers(value) &&
  ['lastName', 'email', 'phoneNumber'].every((name) => !(name in value) || isText(value[name]));

/** What a browser keeps in its session storage. */
export const sessionStorageSlots = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Required<Pick<ClientStorage, 'effectiveAccount' | 'guestDetails'>> => ({
  effectiveAccount: storageSlot('relab_effective_account', storage, isAccount),
  guestDetails: storageSlot('relab_guest_details', storage, isGuestDetails),
});
