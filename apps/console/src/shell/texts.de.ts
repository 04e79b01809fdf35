export const consoleName = 'Relab-Konsole';
export const shortName = 'Relab';
export const skipToPage = 'Zum Inhalt springen';
export const desks = 'Arbeitsplätze';
export const favorites = 'Favoriten';
export const recent = 'Zuletzt geöffnet';
export const app = 'App';
export const arrange = 'Reiter dieser App anordnen';
export const navigation = 'Navigation';
export const menu = 'Menü';
export const closeMenu = 'Menü schließen';
export const searchOrCommand = 'Suchen oder Aktion ausführen';
export const yourAccount = 'Ihr Konto';
export const toShop = 'Zum Shop';
export const signOut = 'Abmelden';
export const appearance = 'Darstellung';
export const theme = 'Farben';
export const density = 'Dichte';
export const themeNames = { system: 'Wie im System', light: 'Hell', dark: 'Dunkel' } as const;
export const densityNames = { comfortable: 'Großzügig', standard: 'Normal', compact: 'Kompakt' } as const;
export const language = 'Sprache';
export const unsavedTitle = 'Ohne Speichern verlassen?';
export const unsavedHint = 'Ihre Änderungen auf dieser Seite sind noch nicht gespeichert.';
export const stay = 'Auf der Seite bleiben';
export const leave = 'Ohne Speichern verlassen';
export const shortcuts = 'Tastenkürzel';
export const everywhere = 'Überall';
export const onThisPage = 'Auf dieser Seite';
export const inMenus = 'In Menüs, Listen und Dialogen';
export const move = 'Bewegen';
export const choose = 'Öffnen oder auswählen';
export const leaveDialog = 'Schließen oder ohne Änderung zurück';
export const toMessages = 'Zu den Meldungen';
export const thenPress = 'dann';
export const toOverview = 'Zur Übersicht';
export const toSearch = 'Zur Suchseite';
export const help = 'Tastenkürzel';
export const notices = 'Hinweise';
export const noticesCount = (count: number): string => (count === 1 ? '1 Hinweis' : `${count} Hinweise`);
export const noNotices = 'Keine Hinweise';
export const noNoticesHint =
  'Kein Job ist fehlgeschlagen, alle E-Mails sind verschickt und Ihre Änderungen gespeichert.';
export const failedJobs = (count: number): string =>
  count === 1 ? '1 Job ist fehlgeschlagen' : `${count} Jobs sind fehlgeschlagen`;
export const undeliveredMails = (count: number): string =>
  count === 1 ? '1 E-Mail wurde nicht verschickt' : `${count} E-Mails wurden nicht verschickt`;
export const rejectedWrites = (count: number): string =>
  count === 1 ? '1 Ihrer Änderungen wurde abgelehnt' : `${count} Ihrer Änderungen wurden abgelehnt`;
export const dismiss = 'Verwerfen';
export const sendAgain = 'Noch einmal senden';
export const offline = 'Keine Verbindung';
export const offlineHint =
  'Sie sehen den zuletzt geladenen Stand. Was Sie speichern, wird gesendet, sobald die Verbindung wieder da ist.';
export const waitingWrites = (count: number): string =>
  count === 1 ? '1 Änderung ist noch nicht gesendet' : `${count} Änderungen sind noch nicht gesendet`;
export const signOutFailed = 'Sie sind noch angemeldet';
export const arrangeTitle = (app: string): string => `Reiter von ${app}`;
export const arrangeHint = 'Wählen Sie die Reiter und ihre Reihenfolge. Sie gilt nur für Sie.';
export const moveUp = (name: string): string => `${name} nach oben`;
export const moveDown = (name: string): string => `${name} nach unten`;
export const remove = (name: string): string => `${name} entfernen`;
export const addTab = 'Reiter hinzufügen';
export const save = 'Speichern';
export const cancel = 'Abbrechen';
export const restore = 'Auf Vorgabe der App zurücksetzen';
export const tabsNotSaved = 'Die Reiter wurden nicht gespeichert';
export const tabsSaved = 'Die Reiter sind gespeichert';
