export const signInTitle = 'Relab-Konsole';
export const signInIntro = 'Für alle, die mit Datensätzen, Aufträgen und Kunden arbeiten.';
export const signIn = 'Anmelden';
export const email = 'E-Mail';
export const password = 'Passwort';
export const forgotPassword = 'Passwort vergessen?';
export const signInFailed = 'Sie sind nicht angemeldet';
export const credentialsError = 'Zu dieser E-Mail-Adresse und diesem Passwort gibt es kein Konto.';
export const toShop = 'Zum Shop';
export const sessionEnded = 'Ihre Sitzung ist beendet';
export const sessionEndedHint =
  'Nichts von Ihren Eingaben ist verloren. Melden Sie sich an, um fortzufahren.';
export const noAccess = 'Für Ihr Konto gibt es in der Konsole nichts zu tun';
export const noAccessHint = 'Bitten Sie einen Administrator um die Rolle, die Sie brauchen.';
export const signOut = 'Abmelden';
export const signedInAs = (email: string): string => `Sie sind als ${email} angemeldet.`;
