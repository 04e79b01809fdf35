import { illegalQueryParameter } from './errors.ts';

/** The row that a page ended with: the next one has what is older. */
export interface Cursor {
  readonly date: Date;
  readonly id: string;
}

export const writeCursor = ({ date, id }: Cursor): string => `${date.getTime()}.${id}`;

/** `name` is the parameter that brings it. */
export function readCursor(text: string, name: string): Cursor {
  const [, milliseconds, id] = /^(\d{1,15})\.(\w{1,40})$/.exec(text) ?? [];
  if (milliseconds === undefined || id === undefined)
    throw illegalQueryParameter(name, 'It is what the page before ended with, as it was given.');
  return { date: new Date(Number(milliseconds)), id };
}
