import { types } from 'pg';

const timestamptz = 1184;
const parse: (text: string) => unknown = types.getTypeParser(timestamptz);

const milliseconds = /^\.\d{3}/;

/**
 * A moment that was selected as text, as ISO 8601 in UTC with milliseconds: what a `Date` of it would say, which costs
 * more to make than the rest of a record.
 */
export function isoMoment(text: string): string {
  const isPlain = text.endsWith('+00') && text.charCodeAt(10) === 32 && text.charCodeAt(4) === 45;
  if (!isPlain) {
    const moment = parse(text);
    return moment instanceof Date ? moment.toISOString() : String(moment);
  }
  const fraction = text.slice(19, -3);
  const [shown] = milliseconds.exec(fraction) ?? [(fraction || '.').padEnd(4, '0')];
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${shown}Z`;
}
