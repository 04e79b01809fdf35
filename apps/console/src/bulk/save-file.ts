import { byteOrderMark } from './csv-text.ts';

/** Offers a text as a file to save. */
export function saveFile(name: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([byteOrderMark, ...parts], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|]+/g, ' ').trim();
  link.click();
  // The browser begins to read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
