import { type ErrorCode, type ErrorEntry, errorStatus } from '@relab/contract';
import type { Message } from './message.ts';

/** A call that failed for a reason its caller can understand. Everything else becomes UNKNOWN_EXCEPTION, without details. */
export class ApiError extends Error {
  readonly status: number;
  readonly entries: readonly ErrorEntry[];
  readonly headers: Readonly<Record<string, string>>;
  /** What travels: the list of entries, unless the platform has another form for it. */
  readonly body: unknown;
  readonly #translations: Readonly<Record<string, string>>;

  /** A text is what it is in any language. */
  constructor(
    errorCode: ErrorCode,
    text: string | Message,
    options: {
      readonly fields?: readonly string[];
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    } = {},
  ) {
    const message = typeof text === 'string' ? text : text.en;
    super(message);
    this.name = 'ApiError';
    this.status = options.status ?? errorStatus[errorCode];
    this.entries = [{ errorCode, message, ...(options.fields ? { fields: options.fields } : {}) }];
    this.headers = options.headers ?? {};
    this.body = options.body ?? this.entries;
    this.#translations = typeof text === 'string' ? {} : text;
  }

  /** The message in a language, as `de`; in English where it is not there in it. */
  messageIn(language: string): string {
    return this.#translations[language] ?? this.message;
  }

  /** What travels to a reader of a language. */
  bodyIn(language: string): unknown {
    const message = this.messageIn(language);
    if (message === this.message) return this.body;
    const translate = (part: unknown): unknown =>
      typeof part === 'object' && part !== null && 'message' in part && part.message === this.message
        ? { ...part, message }
        : part;
    return Array.isArray(this.body) ? this.body.map(translate) : translate(this.body);
  }
}
