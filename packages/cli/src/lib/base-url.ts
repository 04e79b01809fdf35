import { wrongArguments } from './command-error.ts';

/** The address that `--url` names, without a slash at its end. */
export function baseOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw wrongArguments(`--url ${url}: an address begins with https:// or http://.`);
  return parsed.origin + parsed.pathname.replace(/\/+$/, '');
}
