/** What a value is for, so that none passes for another. */
export type Purpose = 'session' | 'sign-in';

/** Values that leave the server and come back, unreadable and unchangeable on their way. */
export interface Seal {
  /** Letters, digits, `-` and `_`; good until `endsAt`, in milliseconds since 1970. */
  close(purpose: Purpose, value: unknown, endsAt: number): Promise<string>;
  /** Undefined for what was not closed by one of the secrets for this purpose, or has ended. */
  open(purpose: Purpose, sealed: string): Promise<unknown>;
}

const minSecretLength = 32;
const ivBytes = 12;

const toText = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function keyOf(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: encode(''), info: encode('relab org gateway') };
  const use = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(derivation, material, use, false, ['encrypt', 'decrypt']);
}

/** AES-256-GCM. The first secret closes, all open, so that one can be replaced by the next. Throws a TypeError for a short one. */
export function createSeal(secrets: readonly string[], now: () => number): Seal {
  if (secrets.length === 0 || secrets.some(({ length }) => length < minSecretLength))
    throw new TypeError(`secrets: each has at least ${minSecretLength} characters, made by chance.`);
  const keys = secrets.map(keyOf);

  const parameters = (purpose: Purpose, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encode(purpose),
  });

  return {
    async close(purpose, value, endsAt) {
      const [key] = await Promise.all(keys);
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const text = encode(JSON.stringify({ value, endsAt }));
      const closed = await crypto.subtle.encrypt(parameters(purpose, iv), key as CryptoKey, text);
      return toText(new Uint8Array([...iv, ...new Uint8Array(closed)]));
    },
    async open(purpose, sealed) {
      if (!/^[\w-]{40,}$/.test(sealed)) return undefined;
      let bytes: Uint8Array<ArrayBuffer>;
      try {
        bytes = toBytes(sealed);
      } catch {
        return undefined;
      }
      const [iv, closed] = [bytes.slice(0, ivBytes), bytes.slice(ivBytes)];
      for (const key of await Promise.all(keys)) {
        const opened = await crypto.subtle
          .decrypt(parameters(purpose, iv), key, closed)
          .catch(() => undefined);
        if (!opened) continue;
        const { value, endsAt } = JSON.parse(new TextDecoder().decode(opened)) as {
          readonly value: unknown;
          readonly endsAt: number;
        };
        return endsAt > now() ? value : undefined;
      }
      return undefined;
    },
  };
}
