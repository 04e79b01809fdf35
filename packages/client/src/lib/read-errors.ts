import type { ClientError, ErrorDetail } from './client-error.ts';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function detail(entry: unknown): ErrorDetail {
  const { message, errorCode, fields, field, arguments: given } = Object(entry) as Record<string, unknown>;
  const named = field ? [field] : list(fields);
  return {
    message: String(message ?? ''),
    type: String(errorCode ?? ''),
    ...(named.length > 0 ? { fields: named.map(String) } : {}),
    arguments: list(given),
  };
}

/** Both forms of the wire: the list that reads answer, and the object with its `output` that record writes answer. */
export function readErrors(body: unknown): readonly ErrorDetail[] {
  if (Array.isArray(body)) return body.map(detail);
  const { message, errorCode, output } = Object(body) as Record<string, unknown>;
  const { errors, fieldErrors } = Object(output) as Record<string, unknown>;
  const entries = [...list(errors), ...Object.values(Object(fieldErrors)).flatMap(list)];
  if (entries.length > 0) return entries.map(detail);
  return message || errorCode ? [detail(body)] : [];
}

/** Given up by whoever asked, so nobody is waiting for it. */
export const isAbort = ({ status, errors }: ClientError): boolean =>
  status === 0 && errors[0]?.type === 'AbortError';
