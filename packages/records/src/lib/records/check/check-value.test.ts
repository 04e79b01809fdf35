import { expect, test } from 'vitest';
import { date, dateTime } from '../../objects/fields.ts';
import { english as texts } from '../../texts/texts.ts';
import { checkValue } from './check-value.ts';

const day = date({ label: 'Day' });
const moment = dateTime({ label: 'Moment' });

test.each(['0001-01-01', '0099-12-31', '1887-07-01', '1900-12-31', '2024-02-29', '9999-12-31'])(
  '%s is a day, and has a first moment',
  (text) => {
    expect(checkValue(day, text, { texts })).toEqual({ ok: true, value: text });
    const first = `${text}T00:00:00.000Z`;
    expect(checkValue(moment, first, { texts })).toEqual({ ok: true, value: first });
  },
);

test.each(['0000-12-31', '2023-02-29', '2026-04-31', '2026-00-01', '10000-01-01', '2026-1-1', 'TODAY', ' '])(
  '%s is no day',
  (text) => {
    expect(checkValue(day, text, { texts })).toMatchObject({ ok: false, code: 'INVALID_TYPE' });
    expect(checkValue(moment, text, { texts })).toMatchObject({ ok: false, code: 'INVALID_TYPE' });
  },
);

test('moments have a zone, and are kept in that of all', () => {
  expect(checkValue(moment, '1887-07-01T01:00:00+02:00', { texts })).toEqual({
    ok: true,
    value: '1887-06-30T23:00:00.000Z',
  });
  for (const text of ['2026-06-15T10:00:00', '2026-06-15T25:00:00Z', '0000-12-31T23:59:59Z']) {
    expect(checkValue(moment, text, { texts }), text).toMatchObject({ ok: false, code: 'INVALID_TYPE' });
  }
});
