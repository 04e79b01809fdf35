import { blockTexts } from './block-texts.ts';
import { choiceTexts, phraseTexts, regionTexts, settingTexts } from './setting-texts.ts';

/** "numberOfColumns" and "two-column-layout" as words. */
function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Blocks may be of the site's own making, and are called anything: `constructor`, too. */
const textIn = (texts: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

export const blockLabel = (name: string): string => blockTexts[name]?.[0] ?? wordsOf(name);
export const blockPurpose = (name: string): string => blockTexts[name]?.[1] ?? '';
export const settingLabel = (name: string): string => textIn(settingTexts, name) ?? wordsOf(name);
export const regionLabel = (name: string): string => textIn(regionTexts, name) ?? wordsOf(name);
export const choiceLabel = (value: string): string => textIn(choiceTexts, value) ?? wordsOf(value);
/** A setting's hint about its values. */
export const phraseLabel = (phrase: string): string => textIn(phraseTexts, phrase) ?? phrase;
