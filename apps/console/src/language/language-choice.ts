import type { Locale } from './language.ts';

/** Kept for a year; the server sends the console in that language from the next document on. */
export function chooseLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported.
  document.cookie = `relab_console_language=${locale}; path=/console; max-age=31536000; samesite=lax`;
  window.location.reload();
}
