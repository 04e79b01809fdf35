import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useEffect, useState } from 'react';
import { PostForm } from '../form/post-form.tsx';
import { routes } from '../routes.ts';
import css from './reservation-note.module.css';
import {
  formatTimeLeft,
  type Reservation,
  type ReservationState,
  reservationState,
  timeWarning,
} from './reservation-text.ts';
import * as texts from './reservation-texts.tsx';

export interface ReservationNoteProps {
  readonly reservation: Reservation | null | undefined;
  /** The page to come back to. */
  readonly next: string;
}

const headings: Readonly<Record<Exclude<ReservationState, 'none'>, string>> = {
  whole: texts.allReservedHeading,
  part: texts.partlyReservedHeading,
  ended: texts.notReservedHeading,
};

const labels: Readonly<Record<Exclude<ReservationState, 'none'>, string>> = {
  whole: texts.extendButton,
  part: texts.reserveAllButton,
  ended: texts.reserveAgainButton,
};

/**
 * How long the items are reserved for the shopper. The time is that of the page; with a script it runs on. What comes at the
 * end has its place from the start, so nothing moves.
 */
export function ReservationNote({ reservation, next }: ReservationNoteProps): ReactNode {
  const { store } = useClient();
  const [now, setNow] = useState(() => store.now());
  useEffect(() => {
    if (!reservation) return undefined;
    const tick = () => setNow(store.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [reservation, store]);
  const state = reservationState(reservation, now);
  if (!reservation || state === 'none') return null;
  const left = Date.parse(reservation.expiresAt) - now;
  const isWhole = state === 'whole';
  return (
    <section className={css.note} aria-label={texts.reservation} data-state={state}>
      <p className={css.heading}>
        {state === 'ended'
          ? texts.reservationEnded
          : texts.reservedFor(<span role="timer">{formatTimeLeft(left)}</span>)}
      </p>
      <div className={css.states}>
        <p className={css.state} data-off={isWhole ? undefined : ''}>
          {headings.whole}
        </p>
        <p className={css.state} data-off={isWhole ? '' : undefined}>
          {headings[state === 'part' ? 'part' : 'ended']}
        </p>
      </div>
      {reservation.isLongest ? (
        <p>{texts.extensionLimit}</p>
      ) : (
        <PostForm to={routes.cart} intent="reserve" values={{ next }}>
          <ActionButton variant="secondary">{labels[state]}</ActionButton>
        </PostForm>
      )}
      <p role="status" className="visually-hidden">
        {timeWarning(left)}
      </p>
    </section>
  );
}
