import type { PostedForm, Problem } from '@relab/pages';
import * as texts from './reading-texts.ts';

/** What one field of a form may hold. */
export interface FieldRule {
  /** Said when the field is empty; without it the field may be empty. */
  readonly requiredMessage?: string;
  /** Characters, at most. */
  readonly maxLength: number;
  readonly accepts?: (value: string) => boolean;
  /** Said when `accepts` refuses: what is wrong and how to put it right. */
  readonly invalidMessage?: string;
  /** Taken as typed, spaces at its ends included, such as a password. */
  readonly isVerbatim?: boolean;
}

export interface ReadForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly problems: readonly Problem[];
}

/** The trimmed text of a field; empty for a missing field or a file. */
export function readText<Field extends string>(form: PostedForm<Field>, name: NoInfer<Field>): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Reads the fields that the rules name and lists their errors, in their order. */
export function readFields<Name extends string>(
  form: PostedForm<NoInfer<Name>>,
  rules: Readonly<Record<Name, FieldRule>>,
): ReadForm<Name> {
  const values = {} as Record<Name, string>;
  const problems: Problem[] = [];
  for (const name of Object.keys(rules) as Name[]) {
    const rule = rules[name];
    const entry = form.get(name);
    const text = typeof entry === 'string' ? entry : '';
    const value = rule.isVerbatim ? text : text.trim();
    values[name] = value;
    const message = problemOf(value, rule);
    if (message !== undefined) problems.push({ field: name, message });
  }
  return { values, problems };
}

function problemOf(
  value: string,
  { requiredMessage, maxLength, accepts, invalidMessage }: FieldRule,
): string | undefined {
  if (value === '') return requiredMessage;
  // The wire and the database take no control characters; line breaks and tabs may stand in longer texts.
  if (/[^\P{Cc}\n\r\t]/u.test(value)) return texts.controlCharactersError;
  if (value.length > maxLength) return texts.tooLong(maxLength, value.length);
  return accepts && !accepts(value) ? (invalidMessage ?? texts.valueInvalid) : undefined;
}

export const emailRule: FieldRule = {
  requiredMessage: texts.emailRequired,
  maxLength: 254,
  accepts: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  invalidMessage: texts.emailError,
};

/** Without the members that are empty: optional parts of a request are left out, not sent empty. */
export function withoutEmpty<T extends Readonly<Record<string, string>>>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<T>;
}
