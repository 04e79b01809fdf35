export const choose = 'Bitte wählen';
export const send = 'Absenden';
export const sendingFailed = 'Noch nicht abgesendet';
export const sentHeading = 'Vielen Dank';
export const sentBody = 'Ihre Angaben sind bei uns angekommen.';
export const otherQuestion = 'Etwas anderes?';
export const contactLink = 'Fragen Sie uns';
export const rateLimited =
  'Aus Ihrem Netz wurde zu viel gesendet. Warten Sie einige Minuten und senden Sie noch einmal.';
export const duplicateSubmission =
  'Dies wurde mit anderem Inhalt schon gesendet, und das ist angekommen. Senden Sie noch einmal, um zu senden, was hier steht.';
export const unreachable =
  'Wir konnten den Server nicht erreichen, es wurde also nichts gesendet. Prüfen Sie Ihre Verbindung und versuchen Sie es gleich noch einmal.';
