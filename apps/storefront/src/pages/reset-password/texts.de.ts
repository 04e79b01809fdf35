export const heading = 'Neues Passwort wählen';
export const linkExpired = 'Dieser Link gilt nicht mehr';
export const sendNewLink = 'Neuen Link senden';
export const linkExpiredReason =
  'Ein Link gilt einmal, eine Stunde lang und nur vollständig: Manche E-Mail-Programme brechen ihn um. Ihr altes Passwort gilt weiter.';
export const lead = 'Es ersetzt überall das alte; andere Geräte werden abgemeldet.';
export const changeFailed = 'Das Passwort wurde nicht geändert';
export const newPassword = 'Neues Passwort';
export const change = 'Passwort ändern';
