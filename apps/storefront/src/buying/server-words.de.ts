import type { ClientError } from '@relab/client';

const reload = 'Laden Sie die Seite neu, um den aktuellen Stand zu sehen.';

/** Codes that say enough by themselves. Of the others, such as a wrong value, the message alone knows what is meant. */
const byCode = new Map([
  ['ITEM_NOT_FOUND', `Das gibt es nicht mehr. ${reload}`],
  ['NOT_FOUND', `Das gibt es nicht mehr. ${reload}`],
  ['GONE', `Das gibt es nicht mehr. ${reload}`],
  [
    'INSUFFICIENT_STOCK',
    'Davon ist nicht mehr genug vorhanden. Verringern Sie die Menge, oder entfernen Sie das Gerät.',
  ],
  ['INSUFFICIENT_INVENTORY', 'Eines der Geräte ist nicht in der gewünschten Menge verfügbar.'],
  ['INSUFFICIENT_ACCESS', 'Dazu sind Sie nicht berechtigt.'],
  ['INVALID_SESSION_ID', 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.'],
  [
    'CROSS_SITE_REQUEST',
    'Das Formular kam nicht von dieser Website. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  ],
  ['REQUEST_LIMIT_EXCEEDED', 'Das waren zu viele Versuche. Bitte warten Sie einen Moment.'],
  ['LIMIT_EXCEEDED', 'Die zulässige Anzahl ist erreicht.'],
  ['MAX_LIMIT_EXCEEDED', 'Die zulässige Anzahl ist erreicht.'],
  ['PAYLOAD_TOO_LARGE', 'Das ist zu groß.'],
  ['UNSUPPORTED_MEDIA_TYPE', 'Dateien dieser Art werden nicht angenommen.'],
  ['CART_CHANGED', 'Der Warenkorb, ein Preis oder die Lieferung hat sich inzwischen geändert.'],
  ['CHECKOUT_INCOMPLETE', 'Für die Bestellung fehlen noch Angaben.'],
  ['UNQUALIFIED_CART', 'Der Warenkorb kann so nicht bestellt werden.'],
  [
    'CONFLICT',
    `Das ist gerade nicht möglich, weil sich inzwischen etwas geändert hat oder noch daran gearbeitet wird. ${reload}`,
  ],
]);

export const serverWords = (
  code: string | null | undefined,
  message: string,
  own: string | undefined,
): string => own ?? byCode.get(code ?? '') ?? message;

export const errorWords = (
  { status, code = '', message }: Pick<ClientError, 'status' | 'code' | 'message'>,
  own?: Readonly<Record<string, string>>,
): string =>
  status >= 400 && status < 500
    ? serverWords(code, message, own?.[code])
    : 'Der Server ist gerade nicht erreichbar, daher wurde nichts geändert. Versuchen Sie es gleich noch einmal.';
