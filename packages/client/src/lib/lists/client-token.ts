const mark = 'client:';

/** D-116: names the page that begins so many records from the start. */
export const clientToken = (offset: number): string => btoa(mark + offset);

function decode(token: string): string {
  try {
    return atob(token);
  } catch {
    return '';
  }
}

/**
 * The offset in a token of ours; undefined for one that the server made. NaN where it is of our form and names no
 * offset.
 */
export function readClientToken(token: string): number | undefined {
  const text = decode(token);
  if (!text.startsWith(mark)) return undefined;
  const digits = text.slice(mark.length);
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
}
