export const title = (space: string): string => `Einstellungen von ${space}`;
export const parts = 'Teile der Einstellungen';
export const people = 'Personen und Rechte';
export const workflow = 'Ablauf';
export const activity = 'Verlauf';
export const members = 'Mitglieder';
export const membersHint =
  'Mitglieder haben eine Rolle nur in diesem Bereich. Wer eine Rolle der Website hat, arbeitet in jedem Bereich und steht hier in keiner Liste.';
export const noMembers = 'Niemand ist Mitglied';
export const noMembersHint = 'Rollen der Website gelten hier trotzdem.';
export const name = 'Name';
export const role = 'Rolle';
export const roleOf = (who: string): string => `Rolle von ${who}`;
export const actions = 'Aktionen';
export const remove = 'Entfernen';
export const removeOne = (who: string): string => `${who} entfernen`;
export const removeTitle = (who: string): string => `${who} aus diesem Bereich entfernen?`;
export const removeHint = 'Was die Person schrieb, bleibt. Eine Rolle der Website behält sie.';
export const removed = (who: string): string => `${who} ist nicht mehr Mitglied.`;
export const changed = (who: string): string => `${who} hat jetzt eine andere Rolle.`;
export const add = 'Mitglied hinzufügen';
export const addHint = 'Die Person muss hier schon ein Konto haben.';
export const email = 'E-Mail-Adresse';
export const addNow = 'Hinzufügen';
export const added = 'Hinzugefügt.';
export const firstMembers = 'Vorige Mitglieder';
export const moreMembers = 'Weitere Mitglieder';
export const membersPages = 'Seiten der Mitglieder';
export const rights = 'Was Rollen dürfen';
export const rightsHint =
  'Sie gelten vom nächsten Klick an für alle mit der Rolle. Wer etwas darf, darf auch lesen; die Administration darf immer alles, damit niemand sie aussperren kann.';
export const everywhere = 'in jedem Bereich';
export const yes = 'Ja';
export const no = 'Nein';
export const roles: Readonly<Record<string, string>> = {
  ContentAdmin: 'Inhalte: Administration',
  ContentManager: 'Inhalte: Leitung',
  ContentAuthor: 'Inhalte: Redaktion',
  ContentReader: 'Inhalte: Lesen',
  author: 'Redaktion',
  publisher: 'Veröffentlichung',
  administrator: 'Administration',
};
export const flags = {
  read: 'Lesen',
  create: 'Anlegen',
  update: 'Ändern',
  delete: 'Löschen',
  translate: 'Übersetzen',
  publish: 'Veröffentlichen',
  manage: 'Verwalten',
};
export const workflowHint =
  'Stände, die jeder Inhalt in jeder Sprache durchläuft. Der erste gilt für Neues und für alles, was nach seiner Freigabe gespeichert wurde.';
export const noWorkflow = 'Dieser Bereich hat keinen Ablauf';
export const noWorkflowHint = 'Wer veröffentlichen darf, veröffentlicht nach eigenem Ermessen.';
export const begin = 'Ablauf einrichten';
export const demand = 'Nur freigegebene Fassungen werden veröffentlicht';
export const states = 'Stände';
export const stateLabel = (number: string): string => `Name von Stand ${number}`;
export const isApproving = (label: string): string => `${label} gibt frei`;
export const approving = 'Gibt frei';
export const removeState = (label: string): string => `Stand ${label} entfernen`;
export const addState = 'Stand hinzufügen';
export const newState = 'Neuer Stand';
export const moves = 'Wer Inhalte weitergibt';
export const movesHint = 'Vom Stand der Zeile zu dem der Spalte.';
export const from = 'Von';
export const moveFrom = (from: string, to: string): string => `Von ${from} zu ${to}`;
export const nobody = 'Niemand';
export const moveRights = {
  write: 'Wer ändern darf',
  publish: 'Wer veröffentlichen darf',
  manage: 'Wer verwaltet',
};
export const save = 'Speichern';
export const saved = 'Der Ablauf ist gespeichert.';
export const end = 'Ablauf beenden';
export const endTitle = 'Den Ablauf dieses Bereichs beenden?';
export const endHint = 'Inhalte verlieren ihre Stände, und nichts muss mehr freigegeben werden.';
export const ended = 'Dieser Bereich hat keinen Ablauf mehr.';
export const notYours = 'Sie können das ansehen. Ändern kann es, wer den Bereich verwaltet.';
export const inWork = 'In Arbeit';
export const inReview = 'In Prüfung';
export const approved = 'Freigegeben';
export const rightsType = 'Art von Inhalt';
export const allTypes = 'Alle ohne eigene Rechte';
export const ownRightsOf = (type: string): string => `${type} (eigene Rechte)`;
export const rightsWith = (type: string): string => `Was Rollen mit Inhalten der Art ${type} dürfen`;
export const rightOf = (who: string, flag: string): string => `${who}: ${flag}`;
export const rightGiven = (who: string, flag: string): string => `${who} hat jetzt das Recht: ${flag}.`;
export const rightTaken = (who: string, flag: string): string => `${who} hat das Recht nicht mehr: ${flag}.`;
export const isChanged = 'geändert';
export const resetRights = 'Zurücksetzen';
export const likeAllTypes = 'Wie bei anderen Arten';
export const resetOf = (who: string): string => `Zurücknehmen, was für ${who} gesetzt wurde`;
export const rightsReset = (who: string): string => `Was für ${who} gesetzt war, ist zurückgenommen.`;
