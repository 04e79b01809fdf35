/** One thing that a request was rejected for (S-237). */
export interface ErrorDetail {
  readonly message: string;
  /** The server's error code. */
  readonly type: string;
  /** Names of the fields it is about, where it is about any. */
  readonly fields?: readonly string[];
  readonly arguments: readonly unknown[];
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Of what a server sent: objects have no text, and may have no way of becoming one. */
const text = (value: unknown): string => (typeof value === 'object' ? '' : String(value ?? ''));

function detail(entry: unknown): ErrorDetail {
  const { message, errorCode, fields, field, arguments: input } = Object(entry) as Record<string, unknown>;
  const named = field ? [field] : list(fields);
  return {
    message: text(message),
    type: text(errorCode),
    ...(named.length > 0 ? { fields: named.map(text) } : {}),
    arguments: list(input),
  };
}

/** Both forms of the wire: the list that reads answer, and the object with its `output` that record writes answer. */
export function readErrors(body: unknown): readonly ErrorDetail[] {
  if (Array.isArray(body)) return body.map(detail);
  const { message, errorCode, output } = Object(body) as Record<string, unknown>;
  const { errors, fieldErrors } = Object(output) as Record<string, unknown>;
  const byField = Object.entries(Object(fieldErrors)).flatMap(([field, found]) =>
    list(found).map((entry) => ({ ...Object(entry), field: Object(entry).field ?? field })),
  );
  const entries = [...list(errors), ...byField];
  if (entries.length > 0) return entries.map(detail);
  return message || errorCode ? [detail(body)] : [];
}
