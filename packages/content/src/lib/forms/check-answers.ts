import { emailPattern } from '@relab/contract';
import {
  type FormBody,
  type FormField,
  type FormSubmission,
  formTick,
  maxAnswerLengths,
} from '@relab/contract/content';
import type { FormTexts } from './form-texts.ts';

export interface AnswerProblem {
  readonly field: string;
  readonly message: string;
}

export interface CheckedAnswers {
  readonly answers: readonly FormSubmission[];
  /** In the order of the fields; where there are any the answers mean nothing. */
  readonly problems: readonly AnswerProblem[];
}

const email = new RegExp(emailPattern);
const phone = /^\+?(?:[ ()/.-]*[0-9]){4,}[ ()/.-]*$/;
/** Neither line breaks nor tabs, which longer texts may have. */
const control = /[^\P{Cc}\n\t]/u;

function missing({ type, label }: FormField, texts: FormTexts): string {
  if (type === 'checkbox') return texts.missingTick(label);
  return type === 'choice' ? texts.missingChoice(label) : texts.missing(label);
}

function problemOf(field: FormField, value: string, texts: FormTexts): string | undefined {
  const { type, label, choices } = field;
  if (value === '') return field.isRequired ? missing(field, texts) : undefined;
  if (type === 'checkbox') return value === formTick ? undefined : texts.notOffered(label);
  if (type === 'choice') return choices.includes(value) ? undefined : texts.notOffered(label);
  const hasBreak = type !== 'multiline' && /[\n\t]/.test(value);
  if (control.test(value) || hasBreak || !value.isWellFormed()) return texts.notShown(label);
  const maxLength = maxAnswerLengths[type];
  if (value.length > maxLength) return texts.tooLong(label, maxLength);
  if (type === 'email' && !email.test(value)) return texts.noEmail(label);
  if (type === 'phone' && !phone.test(value)) return texts.noPhone(label);
  return undefined;
}

/** A submission, checked by the fields of the form; what belongs to none of them is left out. */
export function checkAnswers(
  { fields }: FormBody,
  values: ReadonlyMap<string, string>,
  texts: FormTexts,
): CheckedAnswers {
  const answers: FormSubmission[] = [];
  const problems: AnswerProblem[] = [];
  for (const field of fields) {
    const { name, label, type } = field;
    const value = (values.get(name) ?? '').replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim();
    const message = problemOf(field, value, texts);
    if (message !== undefined) problems.push({ field: name, message });
    answers.push({ name, label, type, value: type === 'checkbox' ? value === formTick : value });
  }
  return { answers, problems };
}
