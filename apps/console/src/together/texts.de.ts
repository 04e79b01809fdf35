export const alsoHere = 'Auch hier';
export const visitor = (name: string, language: string): string => `${name}, ${language}`;
export const comments = 'Kommentare';
export const commentsCount = (count: number): string => `Kommentare (${count})`;
export const commentOn = (field: string): string => `${field} kommentieren`;
export const commentsOn = (field: string, count: number): string =>
  count === 1 ? `1 Kommentar zu ${field}` : `${count} Kommentare zu ${field}`;
export const comment = 'Kommentieren';
export const countOpen = (count: number): string => (count === 1 ? '1 Kommentar' : `${count} Kommentare`);
export const allFields = 'Der ganze Inhalt';
export const about = 'Worüber';
export const yourComment = 'Ihr Kommentar';
export const yourReply = 'Ihre Antwort';
export const mentionHint = 'Mit @ und einem Namen erwähnen Sie jemanden.';
export const people = (count: number): string =>
  count === 0
    ? 'Niemand dieses Namens darf diesen Inhalt lesen.'
    : count === 1
      ? '1 Person: Die Eingabetaste erwähnt sie.'
      : `${count} Personen: Pfeiltasten wählen, die Eingabetaste erwähnt.`;
export const peopleList = 'Personen';
export const send = 'Senden';
export const reply = 'Antworten';
export const replyTo = (name: string): string => `${name} antworten`;
export const resolve = 'Erledigt';
export const resolveOf = (name: string): string => `Kommentar von ${name} als erledigt kennzeichnen`;
export const reopen = 'Wieder öffnen';
export const reopenOf = (name: string): string => `Kommentar von ${name} wieder öffnen`;
export const remove = 'Löschen';
export const removeOf = (name: string): string => `Löschen, was ${name} schrieb`;
export const removeTitle = 'Diesen Kommentar löschen?';
export const removeHint = 'Mit ihm werden seine Antworten gelöscht. Nichts bringt sie zurück.';
export const resolvedBy = (name: string, time: string): string => `Erledigt von ${name}, ${time}`;
export const somebody = 'Jemand';
export const open = 'Offen';
export const resolved = 'Erledigt';
export const which = 'Welche Kommentare';
export const noOpen = 'Keine offenen Kommentare';
export const noOpenHint = 'Schreiben Sie, was anders sein sollte, oder fragen Sie jemanden.';
export const noResolved = 'Keine erledigten Kommentare';
export const older = 'Ältere Kommentare';
export const cancel = 'Abbrechen';
export const close = 'Schließen';
export const mentionedBy = (name: string): string => `${name} erwähnt Sie`;
export const dismiss = 'Als gelesen kennzeichnen';
export const dismissOf = (title: string): string => `Erwähnung in ${title} als gelesen kennzeichnen`;
export const state = 'Stand';
export const stateOf = (label: string): string => `Stand: ${label}`;
export const moveTo = (label: string): string => `Weiter zu: ${label}`;
export const assign = 'Zuweisen …';
export const assignTitle = 'Wer ist als Nächstes dran?';
export const assignedTo = (name: string): string => `bei ${name}`;
export const nobody = 'Niemand';
export const person = 'Person';
export const searchPerson = 'Nach Namen suchen';
export const moved = (label: string): string => `Der Stand ist jetzt: ${label}.`;
export const assigned = (name: string): string => `${name} ist als Nächstes dran.`;
export const save = 'Speichern';
export const anyState = 'Jeder Stand';
export const approves = 'freigegeben';
export const waitsForYou = 'Wartet auf Sie';
export const assignedToYou = 'Ihnen zugewiesen';
export const inState = (state: string, who: string): string => `${state}, bewegt von ${who}`;
export const dismissTask = (title: string): string => `${title} als gesehen markieren`;
