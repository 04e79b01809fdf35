const maxLength = 500;
/** Keys of links that were mailed, signatures, hashes; ids of records are shorter, names have dashes. */
const longRun = /\w{20,}/g;

const isKey = (segment: string): boolean =>
  (segment.match(longRun) ?? []).some((run) => /\d/.test(run) && /[A-Za-z]/.test(run));

/** The path of an address as it may be logged: without its query, without parts that would open something, 500 characters at most. */
export function loggedPath(address: string): string {
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  const logged = path
    .slice(0, maxLength)
    .split('/')
    .map((segment) => (isKey(segment) ? '…' : segment))
    .join('/');
  return path.length > maxLength ? `${logged}…` : logged;
}
