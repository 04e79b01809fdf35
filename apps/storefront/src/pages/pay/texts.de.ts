export const toBeOrdered = 'Ein Warenkorb zum Bestellen';
export const preparedByGuest = 'Zusammengestellt von einem Gast';
export const preparedBy = (who: string): string => `Zusammengestellt von ${who}`;
export const lead = (preparedBy: string, items: string, hasEnded: boolean, day: string): string =>
  `${preparedBy}. ${items} zu Preisen, die bis zum ${day} ${hasEnded ? 'galten' : 'gelten'}.`;
export const startFailed = 'Der Weg zur Kasse ist nicht gelungen';
export const items = 'Geräte';
export const summary = 'Übersicht';
export const notOrderable =
  'Dieses Gerät kann so nicht mehr bestellt werden: Es ist verkauft, für andere reserviert oder in geringerer Zahl vorhanden.';
export const orderedHeading = 'Dieser Warenkorb ist bestellt';
export const orderedBody = 'Er kann einmal bestellt werden. Wer ihn bestellt hat, hat auch die Bestätigung.';
export const expiredHeading = 'Diese Preise gelten nicht mehr';
export const expiredBody =
  'Bitten Sie den Absender um einen neuen Link. Preise und Bestand können sich seither geändert haben.';
export const unavailableHeading = 'Dieser Warenkorb kann nicht mehr bestellt werden';
export const unavailableBody =
  'Er wird so bestellt, wie er zusammengestellt ist, oder gar nicht, und nicht alles ist noch zu haben. Bitten Sie den Absender um einen neuen Link.';
export const signIn = 'Anmelden und bestellen';
export const continueToCheckout = 'Weiter zur Kasse';
export const checkOut = 'Zur Kasse';
export const orderHint =
  'Er wird so bestellt, wie er ist. Was in Ihrem eigenen Warenkorb liegt, wartet so lange. Die Geräte werden für Sie reserviert, sobald Sie zur Kasse gehen.';

export const mailBody = (day: string, link: string): string =>
  `Bitte bestellen Sie diesen Warenkorb. Seine Preise gelten bis zum ${day}.\n\n${link}\n`;
export const copied = 'Der Link ist kopiert.';
export const copyManually = 'Kopieren Sie den markierten Link.';
export const shareHeading = 'Diesen Link versenden';
export const shareHint = (day: string): string =>
  `Wer ihn öffnet, sieht diese Seite und kann bestellen, als Gast oder angemeldet. Er gilt bis zum ${day}, einmal.`;
export const linkToCart = 'Link zu diesem Warenkorb';
export const mailLink = 'E-Mail schreiben';
export const copy = 'Kopieren';
