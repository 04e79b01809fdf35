import type { ClientError } from '@relab/client';
import { unreachable } from './texts.de.ts';

const reload = 'Laden Sie die Seite neu, um den aktuellen Stand zu sehen.';

/** Codes that say enough by themselves. */
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
  ['QUERY_TIMEOUT', 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.'],
  [
    'STORAGE_LIMIT_EXCEEDED',
    'Für Ihr Konto ist kein Platz mehr. Bestätigen Sie Ihre E-Mail-Adresse, oder löschen Sie, was Sie nicht mehr brauchen.',
  ],
  ['LIMIT_EXCEEDED', 'Die zulässige Anzahl ist erreicht.'],
  ['MAX_LIMIT_EXCEEDED', 'Die zulässige Anzahl ist erreicht.'],
  ['PAYLOAD_TOO_LARGE', 'Das ist zu groß.'],
  ['UNSUPPORTED_MEDIA_TYPE', 'Dateien dieser Art werden nicht angenommen.'],
  ['INVALID_INPUT', 'Das gilt nicht mehr oder ist nicht vollständig.'],
  ['PRECONDITION_FAILED', `Inzwischen hat sich etwas geändert. ${reload}`],
  ['ALREADY_APPLIED', 'Das gilt schon.'],
  ['CART_CHANGED', 'Der Warenkorb, ein Preis oder die Lieferung hat sich inzwischen geändert.'],
  ['CHECKOUT_INCOMPLETE', 'Für die Bestellung fehlen noch Angaben.'],
  ['UNQUALIFIED_CART', 'Der Warenkorb kann so nicht bestellt werden.'],
  [
    'CONFLICT',
    `Das ist gerade nicht möglich, weil sich inzwischen etwas geändert hat oder noch daran gearbeitet wird. ${reload}`,
  ],
]);

/** The server's own message would be English; only obstacles of a delivery are in the language of the page. */
const isTranslated = (code: string | null | undefined): boolean => code?.startsWith('DELIVERY_') === true;
const notAccepted = 'Das wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben.';

export const serverMessage = (
  code: string | null | undefined,
  message: string,
  own: string | undefined,
): string => own ?? byCode.get(code ?? '') ?? (isTranslated(code) ? message : message && notAccepted);

export const errorMessage = (
  { status, code = '', message }: Pick<ClientError, 'status' | 'code' | 'message'>,
  own?: Readonly<Record<string, string>>,
): string => (status >= 400 && status < 500 ? serverMessage(code, message, own?.[code]) : unreachable);
