import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface SpecifiedRule {
  /** `S-153`. */
  readonly number: string;
  readonly sentence: string;
  /** Of an open point: how it was settled. */
  readonly settled?: string | undefined;
  /** Why no test can hold the rule. */
  readonly untested?: string | undefined;
  /** The file that states the rule. */
  readonly file: string;
}

const ruleLine = /^- ([SDC]-\d{3}|X-\d{2}) (\S.*)$/;
const noteLine = /^ {2}(Settled|No test): (\S.*)$/;

/** The rules that a text of the specification states, each a list item with its notes indented below. */
export function rulesOfText(text: string, file: string): readonly SpecifiedRule[] {
  const rules: SpecifiedRule[] = [];
  for (const line of text.split('\n')) {
    const [, number, sentence = ''] = ruleLine.exec(line) ?? [];
    if (number) {
      rules.push({ number, sentence, file });
      continue;
    }
    const [, kind, note] = noteLine.exec(line) ?? [];
    const last = rules.at(-1);
    if (kind && last)
      rules[rules.length - 1] = { ...last, ...(kind === 'Settled' ? { settled: note } : { untested: note }) };
  }
  return rules;
}

/** Every rule of docs/spec, in the order of the numbers. */
export function specifiedRules(): readonly SpecifiedRule[] {
  return globSync('docs/spec/*.md', { cwd: root })
    .sort()
    .flatMap((file) => rulesOfText(readFileSync(join(root, file), 'utf8'), file))
    .sort((a, b) => a.number.localeCompare(b.number));
}
