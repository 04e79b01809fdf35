import { type Message, messagesOf } from '@relab/server/http';
import { german } from './texts.de.ts';
import { type ErrorTexts, english } from './texts.ts';

/** A sentence in all its languages: clerks read errors in their own. */
export const errorMessage: (pick: (texts: ErrorTexts) => string) => Message = messagesOf({
  en: english,
  de: german,
});
