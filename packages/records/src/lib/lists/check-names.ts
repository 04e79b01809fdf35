import { isRecentName } from './built-in-lists.ts';
import { maxNameLength } from './list.ts';
import type { ListProblems } from './list-error.ts';

export function checkLabel(label: string, problems: ListProblems): string | undefined {
  const text = label.trim();
  if (text === '') return problems.add('label', problems.texts.needsLabel);
  return text.length > maxNameLength
    ? problems.add('label', problems.texts.tooLong('label', maxNameLength))
    : text;
}

/** The name of a list in requests. Names are case-insensitive; `taken` has them in lower case. */
export function checkApiName(
  name: string,
  taken: ReadonlySet<string>,
  problems: ListProblems,
): string | undefined {
  const { texts } = problems;
  if (name.length > maxNameLength)
    return problems.add('developerName', texts.tooLong('developerName', maxNameLength));
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) {
    return problems.add('developerName', texts.apiName);
  }
  if (taken.has(name.toLowerCase()) || isRecentName(name))
    return problems.add('developerName', texts.nameTaken(name));
  return name;
}

/** `Küvetten, new` → `K_vetten_new`; with a number where that is in use. */
export function apiNameFor(label: string, taken: ReadonlySet<string>): string {
  const plain = label.replaceAll(/[^A-Za-z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '');
  const base = (/^[A-Za-z]/.test(plain) ? plain : `List_${plain}`)
    .slice(0, maxNameLength - 5)
    .replace(/_+$/, '');
  for (let number = 0; ; number++) {
    const name = number === 0 ? base : `${base}_${number}`;
    if (!taken.has(name.toLowerCase()) && !isRecentName(name)) return name;
  }
}
