import { blockTexts } from './block-texts.ts';

/** "numberOfColumns" and "two-column-layout" as words. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const blockLabel = (name: string): string => blockTexts[name]?.[0] ?? wordsOf(name);
export const blockPurpose = (name: string): string => blockTexts[name]?.[1] ?? '';
