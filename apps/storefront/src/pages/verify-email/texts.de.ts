export const title = 'E-Mail-Adresse bestätigen';
export const heading = 'Adresse bestätigen';
export const actionFailed = 'Das hat nicht geklappt';
export const confirmedHeading = 'Ihre Adresse ist bestätigt';
export const seeOrders = 'Bestellungen ansehen';
export const guestOrdersClaimed = (email: string): string =>
  `Was mit ${email} als Gast bestellt wurde, steht jetzt unter den Bestellungen Ihres Kontos.`;
export const linkInvalid = 'Dieser Link bestätigt Ihre Adresse nicht';
export const linkInvalidReason = (email: string): string =>
  `Ein Link gilt einen Tag lang, nur vollständig und allein für das Konto, für das er gesendet wurde. Sie sind als ${email} angemeldet.`;
export const sendNewLink = 'Neuen Link senden';
export const sentHeading = 'Sehen Sie in Ihr Postfach';
export const sentBody = (email: string): string => `Ein Link an ${email} ist unterwegs`;
export const sendAnother = 'Noch einen senden';
export const notReceivedHint =
  'Öffnen Sie ihn innerhalb eines Tages. Nichts gekommen? Sehen Sie im Spam-Ordner nach.';
export const lead = (email: string): string =>
  `Sie sind als ${email} angemeldet. Ist die Adresse bestätigt, kommt in Ihr Konto, was Sie damit als Gast bestellt haben.`;
export const confirm = 'Diese Adresse bestätigen';
export const sendLink = 'Link senden';
