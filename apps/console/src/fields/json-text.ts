import type { FieldInfo } from '@relab/contract/records';
import * as texts from './texts.ts';

export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Whether a text is a JSON list or object, as programs write them. Other texts are also JSON now and then (`7`) and are not meant. */
export function isJsonText(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Easier on the eye. A text that is no JSON stays as it is. */
export const indentedJson = (text: string): string =>
  isJsonText(text) ? JSON.stringify(JSON.parse(text), undefined, 2) : text;

/** Where a text stops being JSON; browsers say so in their message, each in its own way, or not at all. */
function positionIn(text: string, { message }: Error): TextPosition | undefined {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined && column !== undefined) return { line: Number(line), column: Number(column) };
  const [, offset] = /position (\d+)/.exec(message) ?? [];
  if (offset === undefined) return undefined;
  const before = text.slice(0, Number(offset)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Whether a field has JSON, by its help or by its stored value. */
export const isJsonField = (
  { inlineHelpText }: Pick<FieldInfo, 'inlineHelpText'>,
  stored: unknown,
): boolean => /\bJSON\b/.test(inlineHelpText ?? '') || (typeof stored === 'string' && isJsonText(stored));

/** The members that a help text names: `A JSON list of { name, value, unit }.` None for a list of texts. */
export const membersIn = (help: string | null): readonly string[] =>
  /\{\s*(\w+(?:\s*,\s*\w+)*)\s*\}/.exec(help ?? '')?.[1]?.split(/\s*,\s*/) ?? [];

/** What is wrong with a text that is to be JSON, in a sentence. */
export function checkJsonText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '' || isJsonText(value)) return undefined;
  try {
    JSON.parse(value);
    return texts.notJson(undefined);
  } catch (error) {
    return texts.notJson(positionIn(value, error as Error));
  }
}
