import type { ReactNode } from 'react';

export const reservation = 'Reservierung';
export const reservationEnded = 'Die Reservierung ist abgelaufen';
export const reservedFor = (timeLeft: ReactNode): ReactNode => <>Für Sie reserviert: noch {timeLeft}</>;
export const allReservedHeading = 'Solange kann niemand sonst Ihre Geräte kaufen.';
export const partlyReservedHeading =
  'Einige Geräte sind nicht reserviert. Bis Sie bestellen, können andere sie kaufen.';
export const notReservedHeading =
  'Andere können diese Geräte jetzt kaufen. Ihr Warenkorb ist unverändert und kann bestellt werden.';
export const extendButton = 'Länger reservieren';
export const reserveAllButton = 'Alles reservieren';
export const reserveAgainButton = 'Erneut reservieren';
export const extensionLimit =
  'Diese Geräte waren so lange reserviert wie möglich. Sie können bestellt werden, solange niemand anders sie gekauft hat.';
export const lessThanMinute = 'weniger als eine Minute';
export const warnEnded = 'Die Reservierung Ihrer Geräte ist abgelaufen.';
export const warnMinute = 'Ihre Geräte sind noch weniger als eine Minute reserviert.';
export const warnTenMinutes = 'Ihre Geräte sind noch weniger als zehn Minuten reserviert.';
