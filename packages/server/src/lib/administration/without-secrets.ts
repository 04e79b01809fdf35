/** The text of an error without secrets: queries of addresses, keys, passwords, tokens. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/\b(https?:\/\/)(?:[^\s/@]+@)?([^\s?#]+)[?#][^\s)>"']*/gi, '$1$2?…')
    .replace(/\b([a-z][a-z+]*:\/\/)[^\s/@]+@/gi, '$1…@')
    .replace(/\b(bearer|basic)\s+\S+/gi, '$1 …')
    .replace(/\b((?:api[_-]?key|authorization|pass(?:word|wd)?|secret|token)\s*[:=]\s*)\S+/gi, '$1…')
    .replace(/\b(?=\S*\d)[\w.~+/-]{32,}={0,2}/g, '…');
}
