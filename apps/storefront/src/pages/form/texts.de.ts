export const choose = 'Bitte wählen';
export const send = 'Absenden';
export const notSent = 'Noch nicht abgesendet';
export const thanks = 'Vielen Dank';
export const sent = 'Ihre Angaben sind bei uns angekommen.';
export const otherwise = 'Etwas anderes?';
export const askUs = 'Fragen Sie uns';
export const tooMany =
  'Aus Ihrem Netz wurde zu viel gesendet. Warten Sie einige Minuten und senden Sie noch einmal.';
export const sentBefore =
  'Dies wurde mit anderem Inhalt schon gesendet, und das ist angekommen. Senden Sie noch einmal, um zu senden, was hier steht.';
export const unreachable =
  'Wir konnten den Server nicht erreichen, es wurde also nichts gesendet. Prüfen Sie Ihre Verbindung und versuchen Sie es gleich noch einmal.';
