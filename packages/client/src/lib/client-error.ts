import { type ErrorDetail, readErrors } from './read-errors.ts';

/**
 * The one error of reads and writes (S-236): refused by the server, unreachable, aborted, or not sent because the
 * config is wrong. The message is the first that is not empty (S-238). Status 0 means that no answer came.
 */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly status: number;
  readonly statusText: string;
  readonly errors: readonly ErrorDetail[];
  /** What the server sent: parsed where it was JSON, else its text. */
  readonly body: unknown;

  constructor(status: number, statusText: string, body: unknown, cause?: unknown) {
    const errors = readErrors(body);
    super(errors.find(({ message }) => message !== '')?.message ?? statusText, { cause });
    this.status = status;
    this.statusText = statusText;
    this.errors = errors;
    this.body = body;
  }

  /** The first error's code. */
  get code(): string | undefined {
    return this.errors[0]?.type;
  }

  /** Whether the same request may succeed later: no answer came, or the server was busy or failed. */
  get retryable(): boolean {
    const { status } = this;
    // Given up by whoever asked: nobody is waiting for it.
    const aborted = this.code === 'AbortError';
    return (status === 0 && !aborted) || status === 408 || status === 429 || status >= 500;
  }

  toJSON(): { readonly status: number; readonly statusText: string; readonly body: unknown } {
    return { status: this.status, statusText: this.statusText, body: this.body };
  }
}

/** An error of the client's own, in the form of the wire. */
export function ownError(
  status: number,
  statusText: string,
  errorCode: string,
  message: string,
): ClientError {
  return new ClientError(status, statusText, [{ errorCode, message }]);
}

/** What `fetch` threw: an abort has the message `Aborted` (S-239), anything else means that no answer came. */
export function fetchError(cause: unknown): ClientError {
  const { name, message } = Object(cause) as Partial<Error>;
  const aborted = name === 'AbortError';
  const detail = { errorCode: name ?? 'Error', message: aborted ? 'Aborted' : (message ?? '') };
  return new ClientError(0, aborted ? 'Aborted' : 'Network Error', [detail], cause);
}

/** S-240. */
export function reviveError(written: unknown): ClientError {
  const { status, statusText, body } = Object(written) as Partial<ClientError>;
  return new ClientError(Number(status ?? 0), String(statusText ?? ''), body);
}
