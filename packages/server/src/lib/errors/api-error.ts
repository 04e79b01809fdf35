import { type ErrorCode, type ErrorEntry, errorStatus } from '@relab/contract';

/** A call that failed for a reason its caller can understand. Everything else becomes UNKNOWN_EXCEPTION, without details. */
export class ApiError extends Error {
  readonly status: number;
  readonly entries: readonly ErrorEntry[];
  readonly headers: Readonly<Record<string, string>>;
  /** What travels: the list of entries, unless the platform has another form for it. */
  readonly body: unknown;

  constructor(
    errorCode: ErrorCode,
    message: string,
    options: {
      readonly fields?: readonly string[];
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = options.status ?? errorStatus[errorCode];
    this.entries = [{ errorCode, message, ...(options.fields ? { fields: options.fields } : {}) }];
    this.headers = options.headers ?? {};
    this.body = options.body ?? this.entries;
  }
}
