import { expect, test } from 'vitest';
import { emailRule, readFields, readText, withoutEmpty } from './form-reading.ts';

function formOf(values: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

test('readText trims text; a file or a missing field is empty', () => {
  const form = formOf({ city: '  Lyon ', file: new Blob(['x']) });
  expect([readText(form, 'city'), readText(form, 'file'), readText(form, 'street')]).toEqual([
    'Lyon',
    '',
    '',
  ]);
});

test('a verbatim field keeps its surrounding spaces', () => {
  const rule = { maxLength: 128, isVerbatim: true };
  expect(readFields(formOf({ password: ' four words ' }), { password: rule }).values.password).toBe(
    ' four words ',
  );
});

test('problems name their fields, in the order of the rules', () => {
  const rules = {
    name: { requiredMessage: 'Enter a name.', maxLength: 5 },
    email: emailRule,
    note: { maxLength: 3 },
  };
  const { problems } = readFields(formOf({ email: 'ines', note: 'long' }), rules);
  expect(problems.map(({ field }) => field)).toEqual(['name', 'email', 'note']);
  expect(problems[2]?.message).toBe('Use 3 characters at most; these are 4.');
});

test.each(['a\u0000b', 'a\u001bb', 'a\u007fb'])('the control characters of %j are refused', (text) => {
  expect(readFields(formOf({ note: text }), { note: { maxLength: 9 } }).problems).toHaveLength(1);
});

test('line breaks may stand in a text', () => {
  expect(readFields(formOf({ note: 'a\r\nb' }), { note: { maxLength: 9 } }).problems).toEqual([]);
});

test('optional members that are empty are left out', () => {
  expect(withoutEmpty({ region: '', companyName: 'x' })).toEqual({ companyName: 'x' });
});
