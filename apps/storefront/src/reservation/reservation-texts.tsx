import type { ReactNode } from 'react';

export const reservation = 'Reservation';
export const reservationEnded = 'The reservation has ended';
export const reservedFor = (timeLeft: ReactNode): ReactNode => <>Reserved for you: {timeLeft} left</>;
export const allReservedHeading = 'Nobody else can buy your items meanwhile.';
export const partlyReservedHeading = 'Some items are not reserved. Others may buy those until you order.';
export const notReservedHeading =
  'Others may buy these items now. Your cart is as it was, and can be ordered.';
export const extendButton = 'Reserve for longer';
export const reserveAllButton = 'Reserve all of it';
export const reserveAgainButton = 'Reserve again';
export const extensionLimit =
  'These items were reserved for as long as possible. They can be ordered while nobody else has bought them.';
export const lessThanMinute = 'less than a minute';
export const warnEnded = 'The reservation of your items has ended.';
export const warnMinute = 'Your items are reserved for less than a minute.';
export const warnTenMinutes = 'Your items are reserved for less than ten minutes.';
