import { isObject } from '../is-object.ts';
import { type FormFieldType, formFieldTypes, maxFormAnswerLength, usualKeepMonths } from './form-words.ts';

/**
 * One question of a form. Answers stand under its `name`, which no other field of the form has; `choices` are those of a
 * `choice`.
 */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: FormFieldType;
  readonly hint: string;
  readonly isRequired: boolean;
  readonly choices: readonly string[];
}

/** A form as its authors wrote it, in one language. */
export interface FormBody {
  readonly title: string;
  readonly introduction: string;
  readonly fields: readonly FormField[];
  /** Empty for the usual text of forms. */
  readonly submitText: string;
  readonly thankYouText: string;
  /** Domains, with ports where they are not the usual ones, whose pages may show it. */
  readonly embedDomains: readonly string[];
  readonly keepMonths: number;
}

/** Characters of a response, by the type of its field. */
export const maxAnswerLengths: Readonly<Record<FormFieldType, number>> = {
  text: 255,
  multiline: maxFormAnswerLength,
  email: 254,
  phone: 40,
  choice: 255,
  checkbox: 3,
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** A choice among nothing is a line of text: nobody could answer it otherwise. */
function readField(value: unknown): FormField | undefined {
  if (!isObject(value)) return undefined;
  const type = formFieldTypes.find((one) => one === value.type);
  const [name, label] = [textOf(value.name), textOf(value.label)];
  if (!type || name === '' || label === '') return undefined;
  const choices = [...new Set(textsOf(value.choices))];
  return {
    ...{ name, label, hint: textOf(value.hint), choices },
    type: type === 'choice' && choices.length === 0 ? 'text' : type,
    isRequired: value.isRequired === true,
  };
}

/** Of fields with the same name the first: there is one answer under a name. */
function readFields(value: unknown): readonly FormField[] {
  const fields = new Map<string, FormField>();
  for (const one of Array.isArray(value) ? value : []) {
    const field = readField(one);
    if (field && !fields.has(field.name)) fields.set(field.name, field);
  }
  return [...fields.values()];
}

/** A published body was checked; one that was published under an older schema may lack what this one requires. */
export function readFormBody(body: unknown): FormBody {
  const given = isObject(body) ? body : {};
  const months = given.keepMonths;
  return {
    title: textOf(given.title),
    introduction: textOf(given.excerpt),
    fields: readFields(given.fields),
    submitText: textOf(given.submitText),
    thankYouText: textOf(given.thankYouText),
    embedDomains: textsOf(given.embedDomains),
    keepMonths: typeof months === 'number' ? months : usualKeepMonths,
  };
}
