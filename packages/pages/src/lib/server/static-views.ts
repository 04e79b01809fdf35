import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { isWhole } from './whole-page.ts';

/** Markup of views that no browser renders again. */
export interface StaticViews {
  /** Of the view that the key stands for, which names all that it shows; undefined where a part of it has to wait. */
  render(key: string, view: ReactNode): string | undefined;
}

/** The maximum size of cached markup: 4,000,000 bytes by default. */
export interface StaticViewsOptions {
  /** Of the keys and the markup, as they stand in memory. */
  readonly maxBytes?: number;
}

/** Where the same is shown again, which most visits are, nothing is rendered. */
export function createStaticViews({ maxBytes = 4_000_000 }: StaticViewsOptions = {}): StaticViews {
  /** The one that was not shown for the longest time first. */
  const stored = new Map<string, string>();
  let bytes = 0;
  const sizeOf = (key: string, markup: string): number => 2 * (key.length + markup.length);

  function store(key: string, markup: string): void {
    stored.set(key, markup);
    bytes += sizeOf(key, markup);
    for (const [oldKey, old] of stored) {
      if (bytes <= maxBytes) break;
      stored.delete(oldKey);
      bytes -= sizeOf(oldKey, old);
    }
  }

  return {
    render(key, view) {
      const existing = stored.get(key);
      if (existing !== undefined) {
        stored.delete(key);
        stored.set(key, existing);
        return existing;
      }
      // Apart from the ids of the page around it.
      const markup = renderToString(view, { identifierPrefix: 'static-' });
      if (!isWhole(markup)) return undefined;
      store(key, markup);
      return markup;
    },
  };
}
