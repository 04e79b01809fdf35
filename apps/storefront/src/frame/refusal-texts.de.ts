export const formTooLarge =
  'Das Gesendete ist zu groß: Eine Datei darf 10 MB haben. Gehen Sie zurück, und wählen Sie kleinere oder weniger Dateien.';
export const formUnreadable = 'Das Formular konnte nicht gelesen werden.';
