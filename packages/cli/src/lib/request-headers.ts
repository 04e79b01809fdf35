import { wrongArguments } from './command-error.ts';

/** What every request carries, and the parts of it that no message may show. */
export interface RequestHeaders {
  readonly headers: Readonly<Record<string, string>>;
  /** The text with every secret removed. */
  readonly redact: (text: string) => string;
}

/** A header's value, and the token in it. What is shorter than this protects nothing. */
const secretsOf = (value: string): readonly string[] =>
  [value, value.replace(/^\w+\s+/, '')].filter(({ length }) => length >= 4);

/** Headers from `name: value` texts, and a token from a variable of the environment as `Authorization: Bearer`. */
export function requestHeaders(
  lines: readonly string[],
  tokenName: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): RequestHeaders {
  const headers = new Headers();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*\S)\s*$/.exec(line) ?? [];
    try {
      if (value === '') throw new TypeError();
      headers.set(name.trim(), value);
    } catch {
      throw wrongArguments("--header is written as 'name: value'.");
    }
  }
  if (tokenName !== undefined) {
    const token = env[tokenName]?.trim();
    if (!token) throw wrongArguments(`--token-env ${tokenName}: there is no such variable, or it is empty.`);
    try {
      headers.set('authorization', `Bearer ${token}`);
    } catch {
      throw wrongArguments(`--token-env ${tokenName}: what it holds cannot be sent as a header.`);
    }
  }
  const secrets = [...headers.values()].flatMap(secretsOf).sort((a, b) => b.length - a.length);
  return {
    headers: Object.fromEntries(headers),
    redact: (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text),
  };
}
