import { expect, test } from 'vitest';
import { answerLines } from './answers-csv.ts';

const words = { submitted: 'Sent', language: 'Language', yes: 'yes', no: 'no' };
const answer = (name: string, label: string, value: string | boolean) => ({
  name,
  label,
  type: 'text' as const,
  value,
});
const submission = (day: number, ...answers: ReturnType<typeof answer>[]) => ({
  ...{
    id: `0fs${day}`,
    submittedDate: `2026-11-0${day}T08:00:00.000Z`,
    keptUntil: '',
    language: 'en_US',
    answers,
  },
});

test('each question that was ever asked is a column, under its newest words', () => {
  const lines = answerLines(
    [
      submission(2, answer('mail', 'Your e-mail', 'a@b.example'), answer('terms', 'Terms', true)),
      submission(1, answer('mail', 'E-mail', 'c@d.example'), answer('phone', 'Phone', '')),
    ],
    words,
  );
  expect(lines.map((line) => line.trim())).toEqual([
    'Sent,Language,Your e-mail,Terms,Phone',
    '2026-11-02T08:00:00.000Z,en_US,a@b.example,yes,',
    '2026-11-01T08:00:00.000Z,en_US,c@d.example,,',
  ]);
});

test('what somebody typed breaks no line, and is no formula to a spreadsheet', () => {
  const [, line = ''] = answerLines([submission(1, answer('q', 'Q', '=HYPERLINK("x")\n"b"'))], words);
  expect(line).not.toMatch(/,=|,"=/);
  expect(line).toContain('""b""');
});
