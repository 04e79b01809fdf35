import { modelOf, scattered, skuOf } from '../data/listing.ts';

/** What is searched for: in turn a stock number, which one listing has, and a model, which one in 500 has. */
export function termOf(turn: number, rows: number): string {
  const number = scattered(turn, rows);
  return turn % 2 === 0 ? skuOf(number) : modelOf(number);
}

let run = 0;

/** Told apart from all that earlier rounds created. */
export const unique = (peer: string, turn: number, item: number): string => `${peer}-${turn}-${item}`;

/** An id for servers that make none themselves; `peer` is one digit. Far from the ids of the rows that are there. */
export function newId(peer: string): string {
  run += 1;
  return `01t9${peer}${String(run).padStart(10, '0')}AAA`;
}

type Values = readonly (readonly [api: string, column: string, value: unknown])[];

export const columnsOf = (values: Values): Readonly<Record<string, unknown>> =>
  Object.fromEntries(values.map(([, column, value]) => [column, value]));

export const fieldsOf = (values: Values): Readonly<Record<string, unknown>> =>
  Object.fromEntries(values.map(([api, , value]) => [api, value]));
