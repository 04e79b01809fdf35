import { locale as built } from './language.ts';

const languageOf = (tag: string): string => tag.split('-')[0] ?? '';

/** How days and numbers are written: as in the user's region where it has the console's language, else as in the console's. */
export const readingLocale = (users: string, console = built as string): string =>
  languageOf(users) === languageOf(console) ? users : console;
