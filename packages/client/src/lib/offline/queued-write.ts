import { type ClientError, reviveError } from '../errors/client-error.ts';
import { isMembers } from '../values/is-object.ts';

/** The writes that can wait: those of one record. */
export type QueuedCall = 'createRecord' | 'updateRecord' | 'deleteRecord';

const calls: ReadonlySet<unknown> = new Set<QueuedCall>(['createRecord', 'updateRecord', 'deleteRecord']);

export const isQueuedCall = (id: unknown): id is QueuedCall => calls.has(id);

/** A write that waits until there is a network, or that was rejected. */
export interface QueuedWrite {
  /** A UUID, sent as `Idempotency-Key` each time. */
  readonly id: string;
  /** Its place: lower ones go first. */
  readonly number: number;
  readonly call: QueuedCall;
  readonly config: Readonly<Record<string, unknown>>;
  /** Of creating: what the record goes by until the server has given it an id. */
  readonly provisionalId: string | undefined;
  /** Keys of the lists that show the record that is to be created. */
  readonly into: readonly string[];
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  /** How often the server was too busy for it, or failed. */
  readonly tries: number;
  /** What the server refused it with. */
  readonly refusal: ClientError | undefined;
}

/** As it is stored: an error in its serialized form. */
export const writtenWrite = ({ refusal, ...write }: QueuedWrite): unknown => ({
  ...write,
  refusal: refusal?.toJSON(),
});

/** A write as it was stored, or undefined for anything else. */
export function readWrite(value: unknown): QueuedWrite | undefined {
  if (!isMembers(value)) return undefined;
  const { id, number, call, config, provisionalId, into, at, tries, refusal } = value;
  if (typeof id !== 'string' || typeof number !== 'number' || !isQueuedCall(call) || !isMembers(config))
    return undefined;
  return {
    id,
    number,
    call,
    config,
    provisionalId: typeof provisionalId === 'string' ? provisionalId : undefined,
    into: Array.isArray(into) ? into.filter((key) => typeof key === 'string') : [],
    at: Number(at),
    tries: Number(tries),
    refusal: refusal === undefined ? undefined : reviveError(refusal),
  };
}

type Written = Pick<QueuedWrite, 'call' | 'config' | 'provisionalId'>;

const fieldsOf = ({ config }: Pick<Written, 'config'>): Readonly<Record<string, unknown>> =>
  isMembers(config.fields) ? config.fields : {};

const mentions = (write: Written, id: string): boolean =>
  write.config.recordId === id || Object.values(fieldsOf(write)).includes(id);

/**
 * Whether a write must not go before an earlier one: it is about the same record, or about one which that creates. Both
 * have to be resolved with the same ids.
 */
export function dependsOn(later: Written, earlier: Written): boolean {
  if (earlier.provisionalId !== undefined) return mentions(later, earlier.provisionalId);
  return later.config.recordId !== undefined && later.config.recordId === earlier.config.recordId;
}

/** Writes that were rejected, and those that depend on them, be it by way of others. In the order of the queue. */
export function blocked(writes: readonly QueuedWrite[]): ReadonlySet<QueuedWrite> {
  const stopped = new Set<QueuedWrite>();
  for (const write of writes) {
    if (write.refusal || [...stopped].some((earlier) => dependsOn(write, earlier))) stopped.add(write);
  }
  return stopped;
}

/** A write that is given up, and those that are nothing without the records that it, or they, were to create. */
export function lostWith(lost: QueuedWrite, writes: readonly QueuedWrite[]): readonly QueuedWrite[] {
  const all = [lost];
  for (const write of writes) {
    const needs = ({ provisionalId }: QueuedWrite) =>
      provisionalId !== undefined && mentions(write, provisionalId);
    if (write.id !== lost.id && all.some(needs)) all.push(write);
  }
  return all;
}

/** All names of a record: its id, where that is known, and the provisional ones that stood for it. */
export function namesOf(recordId: string, ids: ReadonlyMap<string, string>): readonly string[] {
  const id = ids.get(recordId) ?? recordId;
  const provisional = [...ids].filter(([, known]) => known === id).map(([name]) => name);
  return [id, ...provisional];
}

/** The config with the ids of records that were created meanwhile in the places of their provisional ones. */
export function resolved(
  config: Readonly<Record<string, unknown>>,
  ids: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> {
  const id = (value: unknown) => (typeof value === 'string' ? (ids.get(value) ?? value) : value);
  const { fields, recordId } = config;
  return {
    ...config,
    ...(recordId === undefined ? {} : { recordId: id(recordId) }),
    ...(isMembers(fields)
      ? { fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, id(value)])) }
      : {}),
  };
}
