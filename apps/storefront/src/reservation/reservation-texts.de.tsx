import type { ReactNode } from 'react';

export const reservation = 'Reservierung';
export const reservationEnded = 'Die Reservierung ist abgelaufen';
export const reservedFor = (timeLeft: ReactNode): ReactNode => <>Für Sie reserviert: noch {timeLeft}</>;
export const nobodyElse = 'Solange kann niemand sonst Ihre Geräte kaufen.';
export const partReserved =
  'Einige Geräte sind nicht reserviert. Bis Sie bestellen, können andere sie kaufen.';
export const othersMayBuy =
  'Andere können diese Geräte jetzt kaufen. Ihr Warenkorb ist unverändert und kann bestellt werden.';
export const reserveLonger = 'Länger reservieren';
export const reserveAll = 'Alles reservieren';
export const reserveAgain = 'Erneut reservieren';
export const notLonger =
  'Diese Geräte waren so lange reserviert wie möglich. Sie können bestellt werden, solange niemand anders sie gekauft hat.';
export const lessThanMinute = 'weniger als eine Minute';
export const warnEnded = 'Die Reservierung Ihrer Geräte ist abgelaufen.';
export const warnMinute = 'Ihre Geräte sind noch weniger als eine Minute reserviert.';
export const warnTenMinutes = 'Ihre Geräte sind noch weniger als zehn Minuten reserviert.';
