export const title = 'Datenschutz';
export const description =
  'Was auf diesen Seiten gezählt wird, wie lange es aufbewahrt wird und wie Sie es erlauben oder ablehnen.';
export const home = 'Startseite';
export const yourChoice = 'Ihre Entscheidung';
export const states = {
  yes: 'Sie haben es erlaubt. Das können Sie jederzeit zurücknehmen.',
  no: 'Sie haben es abgelehnt, und nichts wird gezählt.',
  unchosen: 'Sie haben noch nicht entschieden, und nichts wird gezählt.',
} as const;
export const browserSignal =
  'Ihr Browser bittet Websites, Ihnen nicht zu folgen (Global Privacy Control oder Do Not Track). Wir verstehen das als Nein: Nichts wird gezählt.';
export const whatIsCounted = 'Was gezählt wird, wenn Sie es erlauben';
export const countedEvents = [
  'Welche Seiten geöffnet und welche Angebote angesehen werden.',
  'Wonach gesucht und wie viel gefunden wird.',
  'Wann ein Warenkorb angesehen und eine Bestellung begonnen wird, und welche Angebote darin liegen.',
  'Welche Schaltflächen gedrückt werden.',
] as const;
export const storageExplanation =
  'Gezählt wird unter einer zufälligen Nummer, die Ihr Browser höchstens 13 Monate lang behält. Weder ein Name noch eine E-Mail-Adresse, eine Netzwerkadresse oder eine Bestellnummer wird dazu gespeichert, und niemand sonst bekommt es. Was gezählt wurde, wird spätestens nach 13 Monaten gelöscht. Es zeigt uns, wonach gesucht und was nicht gefunden wird.';
export const necessaryStorageHeading = 'Was Ihr Browser in jedem Fall behält';
export const necessaryCookies =
  'Die Cookies, die der Shop braucht: Ihren Warenkorb; Ihre Anmeldung; das Konto, für das Sie einkaufen; das gewählte Land und die Währung (ein Jahr lang); was Sie ohne Anmeldung an der Kasse über sich eingegeben haben (bis Sie den Browser schließen); und diese Entscheidung (180 Tage lang).';
