import { dataPath } from '@relab/contract';
import type { TestResponse } from '../server.fixture.ts';
import type { NamedObject, RecordObject, roles, Standing } from './rights.fixture.ts';

export type MatrixRole = (typeof roles)[number];

/** A request, its path without the part that all calls have. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** What became of a call: `✓`, the status of a refusal, or `–` for what is not among what was found. */
export type Cell = string;

/** A record that is there, and what stands around it. */
export interface KnownRecord {
  readonly id: string;
  readonly object: RecordObject;
  readonly standing: Standing;
  /** An instrument's repair; a repair's instrument. */
  readonly other: string;
}

/** What the records of one role have in common. */
export interface Surroundings {
  /** In the names of its records and of no others. */
  readonly word: string;
  /** The laboratory in which its instruments stand. */
  readonly lab: string;
}

interface Named {
  /** Of the contract. */
  readonly id: string;
  /** Told apart where a call has several rows. */
  readonly about?: string;
}

/** A call about one record: a cell for each standing. */
export interface RecordCall extends Named {
  readonly objects: readonly RecordObject[];
  readonly request: (record: KnownRecord) => Sent;
  readonly cell: (answer: TestResponse) => Cell;
  readonly expected: (role: MatrixRole, object: RecordObject, standing: Standing) => Cell;
}

/** A call that finds records: for each standing whether its record is among them. */
export interface FindingCall extends Named {
  readonly object: RecordObject;
  readonly request: (around: Surroundings) => Sent;
  /** What is answered instead to some. */
  readonly refusal: (role: MatrixRole) => Cell | undefined;
  /** Of those that the caller has opened: guests have opened none. */
  readonly visited: boolean;
}

/** A call about an object: an expectation for each of the objects that it is sent for. */
export interface ObjectCall extends Named {
  readonly objects: readonly NamedObject[];
  readonly request: (object: NamedObject) => Sent;
  readonly cell: (answer: TestResponse) => Cell;
  readonly expected: (role: MatrixRole, object: NamedObject) => Cell;
}

/** A call about nothing in particular. */
export interface PlatformCall extends Named {
  readonly request: Sent;
  readonly expected: (role: MatrixRole) => Cell;
}

export const done: Cell = '✓';

/** Where all calls begin. */
export const pathOf = ({ path }: Sent): string => `${dataPath.replace('{version}', 'v63.0')}${path}`;

export const get = (path: string): Sent => ({ method: 'GET', path });
export const post = (path: string, body: unknown = {}): Sent => ({ method: 'POST', path, body });
export const patch = (path: string, body: unknown): Sent => ({ method: 'PATCH', path, body });
export const put = (path: string, body: unknown): Sent => ({ method: 'PUT', path, body });
export const remove = (path: string): Sent => ({ method: 'DELETE', path });

const ofStatus = (status: number): Cell => (status < 300 ? done : String(status));

/** The answer's own status. */
export const whole = ({ status }: TestResponse): Cell => ofStatus(status);

/** That of the only part of a batch. */
export function part(answer: TestResponse): Cell {
  if (answer.status >= 300) return whole(answer);
  const { results } = answer.body as { results: readonly { statusCode: number }[] };
  return ofStatus(results[0]?.statusCode ?? 0);
}

const statuses: Readonly<Record<string, Cell>> = { NOT_FOUND: '404', INSUFFICIENT_ACCESS: '403' };

/** That of the only row of a collection, in which codes stand for statuses. */
export function row(answer: TestResponse): Cell {
  if (answer.status >= 300) return whole(answer);
  const [only] = answer.body as ({ success?: boolean; errors?: { statusCode: string }[] } | null)[];
  if (only === null || only === undefined) return '404';
  const [error] = only.errors ?? [];
  return error ? (statuses[error.statusCode] ?? '400') : done;
}
