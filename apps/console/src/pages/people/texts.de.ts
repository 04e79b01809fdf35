export const heading = 'Personen';
export const colleagues = 'Kolleginnen und Kollegen';
export const users = 'Alle Benutzer';
export const accounts = 'Kundenkonten';
export const buyerGroups = 'Käufergruppen';
export const programs = 'Programme und Tokens';
export const invite = 'Jemanden einladen';
export const sendInvitation = 'Einladung senden';
export const invited = (email: string): string => `Eine Einladung an ${email} ist unterwegs.`;
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const email = 'E-Mail';
export const company = 'Firma';
export const companyHint =
  'Für das Kundenkonto, das angelegt wird; bei Kolleginnen und Kollegen leer lassen.';
export const language = 'Sprache der E-Mail';
export const thisLanguage = 'Deutsch';
export const rolesLabel = 'Rollen';
export const roles = {
  clerk: 'Sachbearbeitung',
  administrator: 'Administration',
  author: 'Redaktion',
  publisher: 'Veröffentlichung',
  buyer: 'Käufer',
  'buyer manager': 'Einkaufsleitung',
  seller: 'Verkäufer',
} as const;
export const roleRequired = 'Wählen Sie mindestens eine Rolle.';
export const access = 'Zugang';
export const isActive = 'Der Benutzer ist aktiv.';
export const isInactive = 'Der Benutzer ist nicht aktiv und kann sich nicht anmelden.';
export const isConfirmed = 'Die E-Mail-Adresse ist bestätigt.';
export const isUnconfirmed = 'Die E-Mail-Adresse ist noch nicht bestätigt.';
export const sendReset = 'Passwort-Link senden';
export const resetSent = 'Ein Link für ein neues Passwort ist unterwegs.';
export const sendInvitationAgain = 'Einladung erneut senden';
export const invitationSent = 'Die Einladung ist unterwegs.';
export const endAccess = 'Alle Zugänge beenden';
export const endAccessTitle = 'Alle Zugänge dieses Benutzers beenden?';
export const endAccessHint =
  'Sitzungen, Tokens von Programmen und verschickte Links werden sofort ungültig. Der Benutzer kann sich wieder anmelden, solange er aktiv ist.';
export const sessions = 'Sitzungen';
export const signedInAt = 'Angemeldet';
export const validUntil = 'Gültig bis';
export const allowedPrograms = 'Programme mit Zugriff in seinem Namen';
export const program = 'Programm';
export const scopes = 'Berechtigungen';
export const since = 'Seit';
