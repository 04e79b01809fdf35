import { uuid } from '@relab/client';
import type { Cookies } from '../cookie/cookies.ts';

/** A form that waits until its visitor has signed in. */
export interface PendingForm {
  /** Path and query that it was posted to. */
  readonly path: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Stores one form at a time. The key stands in the address of the sign-in page: no other sign-in sends the form. */
export interface PendingFormSlot {
  /** Undefined where the form is too large to be stored, or cannot be. */
  readonly save: (form: PendingForm) => string | undefined;
  /** Removes it, too: it is sent once. */
  readonly take: (key: string) => PendingForm | undefined;
}

const name = 'relab_pending';
/** In seconds. */
const lifetime = 900;
/** As much as a cookie holds, in characters. */
const maxLength = 3500;
const stored = `Path=/; Max-Age=${lifetime}; SameSite=Strict`;
const removed = 'Path=/; Max-Age=0; SameSite=Strict';

function parse(text: string | undefined): (PendingForm & { readonly key: string }) | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    const { key, path, fields } = Object(value) as Record<string, unknown>;
    if (typeof key !== 'string' || typeof path !== 'string' || !Array.isArray(fields)) return undefined;
    const pairs = fields.filter(
      (pair): pair is [string, string] =>
        Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string',
    );
    return { key, path, fields: pairs.map(([field, text]) => [field, text] as const) };
  } catch {
    return undefined;
  }
}

/** A cookie, so that it works whichever of server and browser takes the form and the sign-in. */
export function pendingForms(cookies: Cookies): PendingFormSlot {
  const quietly = <T>(task: () => T): T | undefined => {
    try {
      return task();
    } catch {
      return undefined;
    }
  };
  return {
    save({ path, fields }) {
      const key = uuid();
      const text = encodeURIComponent(JSON.stringify({ key, path, fields }));
      if (text.length > maxLength) return undefined;
      return quietly(() => {
        cookies.set(name, text, stored);
        return key;
      });
    },
    take(key) {
      const pending = parse(quietly(() => cookies.get(name)));
      if (!pending || pending.key !== key) return undefined;
      quietly(() => cookies.set(name, '', removed));
      return { path: pending.path, fields: pending.fields };
    },
  };
}

/** The fields of a form that can be stored; undefined for one with files. */
export function fieldsOf(form: FormData): PendingForm['fields'] | undefined {
  const fields: [string, string][] = [];
  for (const [field, value] of form) {
    if (typeof value !== 'string') return undefined;
    fields.push([field, value]);
  }
  return fields;
}
