/** One request as a scenario means it. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
}

export type Headers = Readonly<Record<string, string>>;

/** The request as it travels. */
export function toBytes({ method, path, body }: Request, headers: Headers): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', 'accept: application/json'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (text !== '') lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}
