import { readFormBody } from '@relab/contract/content';
import { describe, expect, test } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { formTexts } from './form-texts.ts';

const form = readFormBody({
  title: 'Ask',
  fields: [
    { name: 'who', label: 'Your name', type: 'text', isRequired: true },
    { name: 'mail', label: 'E-mail', type: 'email' },
    { name: 'phone', label: 'Phone', type: 'phone' },
    { name: 'unit', label: 'Unit', type: 'choice', choices: ['Rotor', 'Balance', 'Rotor'] },
    { name: 'more', label: 'More', type: 'multiline' },
    { name: 'terms', label: 'I agree', type: 'checkbox', isRequired: true },
    { name: 'who', label: 'Another name', type: 'text' },
    { name: 'odd', label: 'Odd', type: 'colour' },
  ],
});
const good = { who: 'A. Field', terms: 'yes' };
const check = (given: Readonly<Record<string, string>>, language = 'en_US') =>
  checkAnswers(form, new Map(Object.entries(given)), formTexts(language));

test('of fields with one name the first counts, and of unknown types none', () => {
  expect(form.fields.map(({ name }) => name)).toEqual(['who', 'mail', 'phone', 'unit', 'more', 'terms']);
  expect(form.fields[3]?.choices).toEqual(['Rotor', 'Balance']);
});

test('a choice among nothing is a line of text', () => {
  expect(
    readFormBody({ fields: [{ name: 'a', label: 'A', type: 'choice', choices: [] }] }).fields,
  ).toMatchObject([{ type: 'text' }]);
});

test('answers stand with what was asked, in the order of the form; what belongs to no field is left out', () => {
  const { answers, problems } = check({ more: ' one\r\ntwo ', other: 'x', ...good });
  expect(problems).toEqual([]);
  expect(answers).toEqual([
    { name: 'who', label: 'Your name', type: 'text', value: 'A. Field' },
    { name: 'mail', label: 'E-mail', type: 'email', value: '' },
    { name: 'phone', label: 'Phone', type: 'phone', value: '' },
    { name: 'unit', label: 'Unit', type: 'choice', value: '' },
    { name: 'more', label: 'More', type: 'multiline', value: 'one\ntwo' },
    { name: 'terms', label: 'I agree', type: 'checkbox', value: true },
  ]);
});

describe('the error of a wrong answer is at its field', () => {
  test.each([
    ['who', ' ', /Fill in “Your name”/],
    ['who', 'x'.repeat(256), /255 characters/],
    ['who', 'one\ntwo', /control/],
    ['who', 'a\u0000b', /control/],
    ['who', 'a\ud800', /control/],
    ['mail', 'nobody', /e-mail address/],
    ['mail', 'a b@c.d', /e-mail address/],
    ['phone', 'call me', /phone number/],
    ['phone', '123', /phone number/],
    ['unit', 'Freezer', /offered/],
    ['more', 'x'.repeat(4001), /4000 characters/],
    ['terms', '', /Tick “I agree”/],
    ['terms', 'on', /offered/],
  ])('%s: %j', (field, value, message) => {
    expect(check({ ...good, [field]: value }).problems).toEqual([
      { field, message: expect.stringMatching(message) },
    ]);
  });

  test.each(['+49 30 123456', '(030) 12 34-56', '0171/1234567'])('but a phone number may be %s', (phone) => {
    expect(check({ ...good, phone }).problems).toEqual([]);
  });

  test('in the language of the form, all of them at once', () => {
    const { problems } = check({ mail: 'x' }, 'de');
    expect(problems.map(({ field }) => field)).toEqual(['who', 'mail', 'terms']);
    expect(problems[0]?.message).toBe('Füllen Sie „Your name“ aus.');
  });
});

test.each([undefined, null, 'x', [], { fields: 'x' }, { fields: [null, 'x', {}] }])(
  'a body without any field, %j, is a form without any',
  (body) => {
    expect(readFormBody(body)).toMatchObject({ fields: [], embedDomains: [], keepMonths: 12 });
  },
);
