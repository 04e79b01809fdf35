import { groupBy } from '../values/group-by.ts';
import { type ErrorDetail, readErrors } from './read-errors.ts';

/** Where a failure comes from. */
export type FailureKind =
  /** The server refused. */
  | 'refused'
  /** No response came. */
  | 'network'
  /** The browser reports that there is no network. */
  | 'offline'
  /** The response took too long. */
  | 'timeout'
  /** Aborted by its caller. */
  | 'aborted'
  /** Not sent, because the config is wrong. */
  | 'config';

/** Two people changed the same record: as it was when this one began, what this one writes, and what stands now. */
export interface Conflict {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Under status 403 on the platform, under 429 elsewhere. */
const limitCode = 'REQUEST_LIMIT_EXCEEDED';

const kindsOfCodes: Readonly<Record<string, FailureKind>> = {
  AbortError: 'aborted',
  TimeoutError: 'timeout',
  OFFLINE: 'offline',
  INVALID_CONFIG: 'config',
};

/**
 * The one error of reads, writes and parts of batches (S-236): refused by the server, unreachable, aborted, or not sent
 * because the config is wrong. The message is the first that is not empty (S-238). Status 0 means that no response came.
 */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly status: number;
  readonly statusText: string;
  readonly errors: readonly ErrorDetail[];
  /** What the server sent: parsed where it was JSON, else its text. */
  readonly body: unknown;
  /** It is about one part of a batch: the others may have come. */
  readonly part: boolean;
  /** Of a record write that was rejected because the record has changed meanwhile. */
  readonly conflict: Conflict | undefined;
  /** When the server lets the same request through again, in milliseconds since 1970; undefined where it names no time. */
  readonly retryAt: number | undefined;
  /** The request's id in the server's log (`X-Request-Id`), for whoever reports the error; undefined where it named none. */
  readonly requestId: string | undefined;

  constructor(
    status: number,
    statusText: string,
    body: unknown,
    {
      cause,
      part = false,
      conflict,
      retryAt,
      requestId,
    }: {
      readonly cause?: unknown;
      readonly part?: boolean;
      readonly conflict?: Conflict;
      readonly retryAt?: number | undefined;
      readonly requestId?: string | undefined;
    } = {},
  ) {
    const errors = readErrors(body);
    super(errors.find(({ message }) => message !== '')?.message ?? statusText, { cause });
    this.status = status;
    this.statusText = statusText;
    this.errors = errors;
    this.body = body;
    this.part = part;
    this.conflict = conflict;
    this.retryAt = retryAt;
    this.requestId = requestId;
  }

  /** The first error's code. */
  get code(): string | undefined {
    return this.errors[0]?.type;
  }

  get kind(): FailureKind {
    const { status, code = '' } = this;
    return kindsOfCodes[code] ?? (status === 0 ? 'network' : 'refused');
  }

  /** Sentences of the server that are about no field, or about several. */
  get messages(): readonly string[] {
    return this.errors.filter(({ fields = [] }) => fields.length !== 1).map(({ message }) => message);
  }

  /** Sentences by the name of the field that they are about. */
  get fieldMessages(): Readonly<Record<string, readonly string[]>> {
    const named = this.errors.flatMap(({ fields = [], message }) =>
      fields.length === 1 ? fields.map((field) => ({ field, message })) : [],
    );
    const byField = groupBy(named, ({ field }) => field);
    return Object.fromEntries(
      [...byField].map(([field, entries]) => [field, entries.map(({ message }) => message)]),
    );
  }

  /** Whether the server rejected it for a limit (429, `REQUEST_LIMIT_EXCEEDED`), or because it was busy (503). */
  get limited(): boolean {
    const { status } = this;
    return status === 429 || status === 503 || this.errors.some(({ type }) => type === limitCode);
  }

  /** Whether the same request may succeed later: no response came, or the server was busy or failed. */
  get retryable(): boolean {
    const { status, kind } = this;
    if (kind === 'aborted' || kind === 'config') return false;
    if (this.limited) return true;
    return status === 0 || status === 408 || status >= 500;
  }

  toJSON(): { readonly status: number; readonly statusText: string; readonly body: unknown } {
    return { status: this.status, statusText: this.statusText, body: this.body };
  }
}

/** Statuses that concern the requested thing, not the user or the server. */
const ofOne: ReadonlySet<number> = new Set([400, 403, 404, 410]);

/** A refusal of the one thing that was requested, as what it would be in a batch; any other error as it is. */
export const asPart = (error: unknown): unknown =>
  error instanceof ClientError && ofOne.has(error.status) && !error.limited
    ? new ClientError(error.status, error.statusText, error.body, { cause: error.cause, part: true })
    : error;

/**
 * What `fetch` threw: an abort has the message `Aborted` (S-239), anything else means that no response came. One that signs
 * requests may throw a ClientError of its own, which stays what it is.
 */
export function fetchError(cause: unknown): ClientError {
  if (cause instanceof ClientError) return cause;
  const { name, message } = Object(cause) as Partial<Error>;
  const aborted = name === 'AbortError';
  const detail = { errorCode: name ?? 'Error', message: aborted ? 'Aborted' : (message ?? '') };
  return new ClientError(0, aborted ? 'Aborted' : 'Network Error', [detail], { cause });
}

/** Aborted by its caller, for whatever reason (S-239). */
export const abortError = (): ClientError => fetchError(new DOMException('', 'AbortError'));

/** S-240. */
export function reviveError(written: unknown): ClientError {
  const { status, statusText, body } = Object(written) as Partial<ClientError>;
  return new ClientError(Number(status ?? 0), String(statusText ?? ''), body);
}

/** The same refusal with both sides of it. */
export const withConflict = (
  { status, statusText, body, cause, retryAt, requestId }: ClientError,
  conflict: Conflict,
): ClientError => new ClientError(status, statusText, body, { cause, conflict, retryAt, requestId });
