import { createHmac } from 'node:crypto';
import { idSuffix } from '@relab/contract';

/** Makes one text of another: the same one always, within one recording, and nobody can tell from which. */
export interface Masker {
  /** With the same length, letters for letters and digits for digits, none of them the same. */
  text(text: string): string;
  /** As `text`, and what stands between angle brackets loses all but its name. */
  richText(text: string): string;
  email(text: string): string;
  url(text: string): string;
  /** A day, `2026-11-23`, moved by so many days as all others. */
  date(text: string): string;
  /** Of the same kind of object: the first three characters stay. 15 stay 15, and 18 stay 18. */
  id(id: string): string;
  /** As many hexadecimal digits. */
  checksum(text: string): string;
}

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Ids that are the same in every org: of no record, and of the record type of records without one. */
const commonIds: ReadonlySet<string> = new Set(['000000000000000', '012000000000000']);

const dayMs = 86_400_000;

/** `key` is made by chance for one recording, and stored nowhere. */
export function createMasker(key: Uint8Array): Masker {
  const bytesOf = (text: string, length: number): Uint8Array => {
    const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, block) =>
      createHmac('sha256', key).update(`${block} ${text}`).digest(),
    );
    return Buffer.concat(blocks);
  };

  /** Another one of so many: never the same place. */
  const moved = (place: number, count: number, by: number): number =>
    (place + 1 + (by % (count - 1))) % count;

  function text(original: string): string {
    const characters = [...original];
    const bytes = bytesOf(original, characters.length);
    return characters
      .map((character, at) => {
        const code = character.charCodeAt(0);
        const by = bytes[at] ?? 0;
        if (/[0-9]/.test(character)) return String.fromCharCode(48 + moved(code - 48, 10, by));
        if (/[a-z]/.test(character)) return String.fromCharCode(97 + moved(code - 97, 26, by));
        if (/[A-Z]/.test(character)) return String.fromCharCode(65 + moved(code - 65, 26, by));
        if (/\p{Lu}/u.test(character)) return String.fromCharCode(65 + (by % 26));
        return /[\p{L}\p{N}]/u.test(character) ? String.fromCharCode(97 + (by % 26)) : character;
      })
      .join('');
  }

  const shift = (1 + (bytesOf('days', 4)[0] ?? 0)) * dayMs;

  return {
    text,
    richText: (original) =>
      original
        .split(/(<[^>]*>)/)
        .map((part) => {
          const [, tag] = /^<(\/?\w+)/.exec(part) ?? [];
          return tag === undefined ? text(part) : `<${tag}>`;
        })
        .join(''),
    email: (original) => `${text(original.split('@')[0] ?? '').replace(/[^\w.]/g, 'x')}@example.invalid`,
    url: (original) =>
      `https://example.invalid/${Buffer.from(bytesOf(original, 8)).toString('hex').slice(0, 12)}`,
    date(original) {
      const at = Date.parse(`${original}T00:00:00Z`);
      return Number.isNaN(at) ? text(original) : new Date(at - shift).toISOString().slice(0, 10);
    },
    id(original) {
      const short = original.slice(0, 15);
      if (commonIds.has(short)) return original;
      const rest = [...bytesOf(short, 12)].slice(0, 12).map((byte) => alphabet[byte % alphabet.length]);
      const masked = short.slice(0, 3) + rest.join('');
      return original.length === 18 ? masked + idSuffix(masked) : masked;
    },
    checksum: (original) =>
      Buffer.from(bytesOf(original, original.length)).toString('hex').slice(0, original.length),
  };
}
