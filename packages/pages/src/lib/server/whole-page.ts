import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** What React writes in place of a part that has to wait for something. */
const missingPart = '<!--$!-->';

export const isWhole = (markup: string): boolean => !markup.includes(missingPart);

/** Renders pages at once, which costs less than a stream, where nothing of them has to wait. */
export interface WholePages {
  /** The markup of a page, by its name; undefined where a part of it comes later, so that it has to be streamed. */
  render(name: string, body: ReactNode): string | undefined;
}

export function createWholePages(): WholePages {
  /** Names of pages that had to wait once: trying again would render them twice. */
  const streamed = new Set<string>();
  return {
    render(name, body) {
      if (streamed.has(name)) return undefined;
      const markup = renderToString(body);
      if (isWhole(markup)) return markup;
      streamed.add(name);
      return undefined;
    },
  };
}
