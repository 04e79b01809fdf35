import { createHash } from 'node:crypto';
import { type FormField, formTick, maxAnswerLengths } from '@relab/contract/content';
import { escapeHtml } from '@relab/server/http';
import { type FormTexts, formTexts } from './form-texts.ts';
import type { PublishedForm } from './published-form.ts';

/** A field that people never meet; what is filled in there gives a program away. */
export const honeypotName = 'homepage';
export const keyName = 'formKey';
/** The prefix of the form's own controls, so that they cannot collide with fields. */
export const fieldPrefix = 'field-';

const style = `
:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#1a2328;background:#fff}
body{margin:0;padding:1rem}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 .5rem}
p{margin:0 0 1rem;white-space:pre-line;overflow-wrap:anywhere}
form{display:grid;gap:1rem;max-inline-size:40rem}
label{display:block;font-weight:600}
label span{font-weight:400;color:#51616a}
.hint{color:#51616a;margin:0}
.error{color:#a3161a;margin:0;font-weight:600}
.problems{border:2px solid #a3161a;border-radius:4px;padding:.75rem 1rem;margin:0 0 1rem}
.problems p{margin:0;font-weight:600}.problems ul{margin:.25rem 0 0;padding-inline-start:1.25rem}
.problems a{color:#a3161a}
input:not([type=checkbox]),select,textarea{display:block;box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;margin-block-start:.25rem;padding:.5rem .75rem;font:inherit;color:inherit;background:#fff;border:1px solid #6b7b84;border-radius:4px}
[aria-invalid]{border-color:#a3161a!important}
.tick{display:flex;gap:.75rem;align-items:start;font-weight:400}
.tick input{inline-size:1.25rem;block-size:1.25rem;margin:.125rem 0 0;flex:none}
button{justify-self:start;min-block-size:2.75rem;padding:.5rem 1.5rem;font:inherit;font-weight:600;color:#fff;background:#0b5c63;border:0;border-radius:4px;cursor:pointer}
:focus-visible{outline:3px solid #0b5c63;outline-offset:2px}
.away{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
`;

/** What a policy names the style by. */
export const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** A form that is shown again: what is wrong, and what was filled in. */
export interface RejectedForm {
  readonly problems: readonly { readonly field?: string; readonly message: string }[];
  readonly values: ReadonlyMap<string, string>;
}

const tag = (attributes: Readonly<Record<string, string | number | boolean | undefined>>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');

function document(language: string, title: string, content: string): string {
  const lang = escapeHtml(language.replace('_', '-'));
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${content}</body></html>`;
}

const inputTypes = { text: 'text', email: 'email', phone: 'tel' } as const;
const completions = { text: undefined, email: 'email', phone: 'tel' } as const;

function control(
  { type, choices, isRequired }: FormField,
  shared: Readonly<Record<string, string | undefined>>,
  value: string,
  texts: FormTexts,
): string {
  const attributes = { ...shared, required: isRequired };
  if (type === 'checkbox')
    return `<input${tag({ ...attributes, type: 'checkbox', value: formTick, checked: value === formTick })}>`;
  if (type === 'choice') {
    const options = choices.map(
      (choice) =>
        `<option${tag({ value: choice, selected: choice === value })}>${escapeHtml(choice)}</option>`,
    );
    return `<select${tag(attributes)}><option value="">${escapeHtml(texts.choose)}</option>${options.join('')}</select>`;
  }
  const maxlength = maxAnswerLengths[type];
  // The first line break of a text area is not its own.
  if (type === 'multiline')
    return `<textarea${tag({ ...attributes, maxlength, rows: 6 })}>\n${escapeHtml(value)}</textarea>`;
  return `<input${tag({ ...attributes, maxlength, type: inputTypes[type], autocomplete: completions[type], value })}>`;
}

function fieldMarkup(field: FormField, { problems, values }: RejectedForm, texts: FormTexts): string {
  const { name, label, hint, isRequired, type } = field;
  const id = fieldPrefix + name;
  const problem = problems.find((one) => one.field === name)?.message;
  const described = [problem === undefined ? '' : `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  const shared = {
    id,
    name: id,
    'aria-invalid': problem === undefined ? undefined : 'true',
    'aria-describedby': described.join(' ') || undefined,
  };
  const own = control(field, shared, values.get(name) ?? '', texts);
  const text = `${escapeHtml(label)}${isRequired ? ` <span>(${texts.required})</span>` : ''}`;
  const notes = [
    hint && `<p class="hint"${tag({ id: `${id}-hint` })}>${escapeHtml(hint)}</p>`,
    problem !== undefined && `<p class="error"${tag({ id: `${id}-error` })}>${escapeHtml(problem)}</p>`,
  ];
  const parts =
    type === 'checkbox'
      ? [`<label class="tick">${own}<span>${text}</span></label>`, ...notes]
      : [`<label${tag({ for: id })}>${text}</label>`, ...notes, own];
  return `<div>${parts.filter(Boolean).join('')}</div>`;
}

function problemsMarkup(problems: RejectedForm['problems'], texts: FormTexts): string {
  if (problems.length === 0) return '';
  const entries = problems.map(({ field, message }) => {
    const text = escapeHtml(message);
    return `<li>${field === undefined ? text : `<a${tag({ href: `#${fieldPrefix}${field}` })}>${text}</a>`}</li>`;
  });
  return `<div class="problems" role="alert"><p>${texts.notSent}</p><ul>${entries.join('')}</ul></div>`;
}

const untouched: RejectedForm = { problems: [], values: new Map() };

/** The form as a page that stands in other pages. It needs no script, and its form leads to itself. */
export function formMarkup(form: PublishedForm, key: string, rejected: RejectedForm = untouched): string {
  const { title, introduction, fields, submitText, language } = form;
  const texts = formTexts(language);
  const content = [
    `<main><h1>${escapeHtml(title)}</h1>`,
    introduction && `<p>${escapeHtml(introduction)}</p>`,
    problemsMarkup(rejected.problems, texts),
    '<form method="post">',
    ...fields.map((field) => fieldMarkup(field, rejected, texts)),
    `<div class="away" inert aria-hidden="true"><label>${texts.honeypot}<input${tag({ name: honeypotName, tabindex: -1, autocomplete: 'off' })}></label></div>`,
    `<input${tag({ type: 'hidden', name: keyName, value: key })}>`,
    `<button>${escapeHtml(submitText || texts.send)}</button></form></main>`,
  ];
  // Nothing can take the focus in a frame without scripts: the page title says first that the form came back.
  const name = rejected.problems.length > 0 ? `${texts.notSent}: ${title}` : title;
  return document(language, name, content.filter(Boolean).join(''));
}

/** In place of the form, once it was sent. */
export function thanksMarkup({ title, thankYouText, language }: PublishedForm): string {
  const texts = formTexts(language);
  const text = escapeHtml(thankYouText || texts.thanksText);
  return document(language, title, `<main><h1>${texts.thanks}</h1><p role="status">${text}</p></main>`);
}

/** A text where no form can be. */
export const noticeMarkup = (text: string, language: string): string =>
  document(language, text, `<main><p>${escapeHtml(text)}</p></main>`);
