import { createAnnouncer } from './announcer.ts';
import { type Arrival, arrive } from './arrive.ts';
import { createFocusMemory, type FocusMemory } from './focus-memory.ts';
import type { OpenPage } from './open-page.ts';

/** A navigation that is under way without loading a page. */
export interface Leg {
  readonly url: URL;
  readonly event: NavigateEvent;
  /** What had the focus when it began. */
  readonly focused: Element | null;
  /** The history entry that it leaves. */
  readonly leftKey: string | undefined;
  /** The address of the page that it leaves. */
  readonly shown: URL;
}

/** What happens around a page that is opened without loading it. */
export interface Arrivals {
  /** Stores which element had the focus, before the page that it stands on goes. */
  readonly leave: FocusMemory['save'];
  /** Once the page is on the screen. */
  readonly arrive: (leg: Leg, opened: OpenPage) => void;
}

const arrivalOf = ({ url, event, shown }: Leg, { outcome }: OpenPage): Arrival => ({
  url,
  isSamePath: url.pathname === shown.pathname,
  isInPlace: event.info === 'in-place',
  isInvalid: outcome !== null && outcome.problems.length > 0,
  traversedTo: event.navigationType === 'traverse' ? event.destination.key : undefined,
  scroll: () => event.scroll(),
});

export function createArrivals(page: Document): Arrivals {
  const memory = createFocusMemory(page);
  const announce = createAnnouncer(page);
  return {
    leave: memory.save,
    arrive: (leg, opened) => arrive(arrivalOf(leg, opened), { page, memory, announce }),
  };
}
