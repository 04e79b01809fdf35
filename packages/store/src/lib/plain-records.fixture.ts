import type { StoredRecord } from './records/record.ts';

/** A record as a plain model keeps it: nothing shared, nothing remembered, everything worked out anew. */
interface PlainRecord {
  version: number;
  /** Null is absent on the server. */
  readonly fields: Map<string, unknown>;
  readonly staleFields: Set<string>;
  receivedAt: number;
  expiresAt: number;
}

export interface PlainView {
  readonly data: unknown;
  readonly missing: readonly string[];
  /** Whether all of it is fresh. */
  readonly fresh: boolean;
  readonly isHeld: boolean;
}

const isLink = (value: unknown): value is { readonly link: string } =>
  typeof value === 'object' && value !== null && 'link' in value;

/** What a cache of records may answer, in the plainest way. */
export class PlainRecords {
  readonly #held = new Map<string, PlainRecord>();
  readonly #layers: { readonly id: string; readonly fields: ReadonlyMap<string, unknown> | undefined }[] = [];

  publish(answer: StoredRecord, receivedAt: number, lifetime: number, whole: boolean): void {
    const version = answer.weakEtag ?? 0;
    const incoming = new Map(
      Object.entries(answer.fields).map(([name, { value }]) => [
        name,
        typeof value === 'object' && value !== null ? { link: (value as StoredRecord).id } : value,
      ]),
    );
    for (const { value } of Object.values(answer.fields)) {
      if (typeof value === 'object' && value !== null)
        this.publish(value as StoredRecord, receivedAt, lifetime, false);
    }
    this.#take(answer.id, version, incoming, [receivedAt, receivedAt + lifetime], whole);
  }

  #take(
    id: string,
    version: number,
    incoming: Map<string, unknown>,
    [receivedAt, expiresAt]: readonly [number, number],
    whole: boolean,
  ): void {
    const stored = this.#held.get(id);
    if (!stored) {
      this.#held.set(id, { version, fields: incoming, staleFields: new Set(), receivedAt, expiresAt });
      return;
    }
    if (version < stored.version) {
      for (const [name, value] of incoming) {
        if (stored.fields.has(name)) continue;
        stored.fields.set(name, value);
        stored.staleFields.add(name);
      }
    }
    const older = version < stored.version;
    if (!older) {
      if (version > stored.version) {
        stored.staleFields.clear();
        for (const name of stored.fields.keys()) stored.staleFields.add(name);
      }
      for (const [name, value] of incoming) stored.fields.set(name, value);
      for (const name of incoming.keys()) stored.staleFields.delete(name);
      if (whole) {
        for (const name of stored.staleFields) stored.fields.delete(name);
        stored.staleFields.clear();
      }
      stored.version = version;
    }
    if (older && stored.staleFields.size === 0) return;
    stored.receivedAt = receivedAt;
    stored.expiresAt = stored.staleFields.size > 0 ? 0 : expiresAt;
  }

  layer(id: string, fields: ReadonlyMap<string, unknown> | undefined): () => void {
    const layer = { id, fields };
    this.#layers.push(layer);
    return () => {
      const place = this.#layers.indexOf(layer);
      if (place >= 0) this.#layers.splice(place, 1);
    };
  }

  evict(id: string): void {
    this.#held.delete(id);
  }

  invalidate(id: string): void {
    const stored = this.#held.get(id);
    if (stored) stored.expiresAt = 0;
  }

  isShown(id: string): boolean {
    return this.#held.has(id) && !this.#layers.some((layer) => layer.id === id && !layer.fields);
  }

  view(id: string, paths: readonly string[], now: number): PlainView {
    const stored = this.#held.get(id);
    if (!stored) return { data: undefined, missing: [...paths], fresh: false, isHeld: false };
    const fields = new Map(stored.fields);
    for (const layer of this.#layers) {
      if (layer.id === id) for (const [name, value] of layer.fields ?? []) fields.set(name, value);
    }
    const shown: Record<string, unknown> = {};
    const missing: string[] = [];
    let fresh = stored.receivedAt <= now && now < stored.expiresAt;
    for (const name of new Set(paths.map((path) => path.split('.')[0] ?? path))) {
      const inside = paths
        .filter((path) => path.startsWith(`${name}.`))
        .map((path) => path.slice(name.length + 1));
      const value = fields.get(name);
      if (inside.length > 0 && isLink(value)) {
        const nested = this.view(value.link, inside, now);
        missing.push(...nested.missing.map((path) => `${name}.${path}`));
        fresh &&= nested.fresh;
        shown[name] = nested.data;
      } else if (fields.has(name) && !(inside.length > 0 && value !== null)) {
        shown[name] = value;
      } else missing.push(name);
    }
    return missing.length > 0
      ? { data: undefined, missing, fresh, isHeld: true }
      : { data: { id, fields: shown }, missing, fresh, isHeld: true };
  }
}
