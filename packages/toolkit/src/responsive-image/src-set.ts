import { warnOnce } from '../settings/warn-of-settings.ts';
import { imageAddress } from './image-address.ts';

/** One picture of a set: its address, and for which place it is (`640w`, `2x`; the only one needs none). */
export interface Candidate {
  readonly url: string;
  readonly size?: string | undefined;
}

/** Longer than any set of addresses. */
const MAX_LENGTH = 20_000;

const form = /^(?:[1-9]\d{0,4}w|\d{1,2}(?:\.\d{1,3})?x)$/;

const writeCandidate = ({ url, size }: Candidate): string => (size === undefined ? url : `${url} ${size}`);

export function writeSrcSet(candidates: readonly Candidate[]): string {
  return candidates.map(writeCandidate).join(', ');
}

/** The candidates of a `srcset`; undefined when one of them is malformed, or sizes are of two kinds. */
export function parseSrcSet(text: string): readonly Candidate[] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const candidates: Candidate[] = [];
  // A comma inside an address belongs to it: only one before a space or after a size ends a candidate.
  for (const part of text.split(/,(?=\s)|,(?<=\s[\d.]+[wx],)/)) {
    const [address = '', size, ...rest] = part.trim().split(/\s+/);
    const url = /^,|,$/.test(address) ? undefined : imageAddress(address);
    if (url === undefined || rest.length > 0 || (size !== undefined && !form.test(size))) return undefined;
    candidates.push({ url, size });
  }
  const isWide = ({ size }: Candidate) => size?.endsWith('w') ?? false;
  return candidates.every(isWide) || !candidates.some(isWide) ? candidates : undefined;
}

/** S-212: the same for what content gives; a malformed set is skipped with a warning. */
export function readSrcSet(input: unknown): readonly Candidate[] | undefined {
  if (input === undefined || input === null || input === '') return undefined;
  const candidates = typeof input === 'string' ? parseSrcSet(input) : undefined;
  if (candidates === undefined && process.env.NODE_ENV !== 'production')
    warnOnce(`ResponsiveImage: the srcset ${describe(input)} is malformed: it is skipped.`);
  return candidates;
}

const describe = (input: unknown): string =>
  typeof input === 'string' ? JSON.stringify(input.slice(0, 80)) : `of type ${typeof input}`;
