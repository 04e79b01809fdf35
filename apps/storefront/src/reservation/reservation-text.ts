import type { CartSummary } from '@relab/contract/commerce';
import * as texts from './reservation-texts.tsx';

export type Reservation = NonNullable<CartSummary['reservation']>;

/** How a cart stands: nothing reserved yet, all of it, a part of it, or not any more. */
export type ReservationState = 'none' | 'whole' | 'part' | 'ended';

export function reservationState(reservation: Reservation | null | undefined, now: number): ReservationState {
  if (!reservation) return 'none';
  if (Date.parse(reservation.expiresAt) <= now) return 'ended';
  return reservation.isWhole ? 'whole' : 'part';
}

const minute = 60_000;

/** `3 h 58 min`, `12 min`, `less than a minute`; started minutes count. */
export function formatTimeLeft(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / minute);
  if (minutes <= 1) return texts.lessThanMinute;
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** When it is worth interrupting users of screen readers: the last ten minutes, the last one, the end. */
export function timeWarning(milliseconds: number): string {
  if (milliseconds <= 0) return texts.warnEnded;
  if (milliseconds <= minute) return texts.warnMinute;
  return milliseconds <= 10 * minute ? texts.warnTenMinutes : '';
}
