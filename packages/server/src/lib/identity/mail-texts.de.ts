import type { IdentityMailTexts } from './mail-texts.ts';

export const german: IdentityMailTexts = {
  reset: {
    subject: 'Neues Passwort festlegen',
    asked: 'Jemand, wahrscheinlich Sie, möchte für diese Adresse ein neues Passwort festlegen.',
    open: (link) => `Öffnen Sie innerhalb einer Stunde diese Seite und wählen Sie eines: ${link}`,
    ignore: 'Waren Sie es nicht, brauchen Sie nichts zu tun; Ihr Passwort bleibt, wie es ist.',
  },
  invitation: {
    subject: 'Sie sind eingeladen: Wählen Sie Ihr Passwort',
    invited: 'Für Sie wurde mit dieser Adresse ein Konto angelegt.',
    open: (link) => `Öffnen Sie innerhalb von drei Tagen diese Seite und wählen Sie ein Passwort: ${link}`,
    ignore: 'Erwarten Sie das nicht, brauchen Sie nichts zu tun: Ohne Passwort kann sich niemand anmelden.',
  },
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    asked:
      'Jemand, wahrscheinlich Sie, hat ein Konto mit dieser Adresse und möchte bestätigen, dass sie die eigene ist.',
    open: (link) =>
      `Öffnen Sie innerhalb eines Tages diese Seite, melden Sie sich bei dem Konto an und bestätigen Sie: ${link}`,
    orders: 'Bestellungen, die mit dieser Adresse als Gast aufgegeben wurden, kommen dann zu dem Konto.',
    ignore:
      'Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne das Passwort des Kontos bestätigt der Link nichts.',
  },
};
