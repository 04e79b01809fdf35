import type { PageData } from '../page-data-layer/page-data.ts';
import type { AnalyticsEvent, AnalyticsEventKind, CartLine } from './event.ts';
import { isSearchAddress, pageKindOf, reportedName } from './page-rules.ts';
import type { Session } from './session.ts';

/**
 * What events are made with. `now` is milliseconds since 1970; `newId` returns a UUID, which identifies a repeated
 * event.
 */
export interface AnalyticsOptions {
  /** S-075: the marketplace's label, the same in every event. */
  readonly siteName: string;
  readonly session: Session;
  /** S-074: the cart once its calculation is done; undefined without one. */
  readonly readCart: () => Promise<readonly CartLine[] | undefined>;
  readonly emit: (event: AnalyticsEvent) => void;
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * Hears what happens on pages. Cart view once per session, checkout once per checkout entered (S-069 to S-072, X-50).
 */
export interface Analytics {
  /** To be called once for each page that is shown. */
  pageShown(address: string, data: PageData): void;
  buttonClicked(label: string): void;
}

/** Records whose ids say what was looked at, and nothing of who looked. */
const namedRecords: ReadonlySet<string> = new Set(['Product2', 'ProductCategory']);

/** S-021: from what happens on pages to the five kinds of event. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { siteName, session, readCart, emit, now, newId } = options;
  /** Marks of events whose cart is being read. */
  const underWay = new Set<string>();
  let pageName = 'Untitled';

  const event = (kind: AnalyticsEventKind, more: Partial<AnalyticsEvent> = {}): AnalyticsEvent => ({
    id: newId(),
    kind,
    at: now(),
    visit: session.visit,
    siteName,
    pageName,
    ...more,
  });

  /** Marked when it is sent and not before: who leaves while the cart is read is counted the next time. */
  async function withCart(kind: 'cart-view' | 'checkout'): Promise<void> {
    if (session.has(kind) || underWay.has(kind)) return;
    underWay.add(kind);
    const viewed = event(kind);
    const cart = await readCart().catch(() => undefined);
    if (!underWay.delete(kind)) return;
    session.set(kind);
    emit(cart ? { ...viewed, cart } : viewed);
  }

  return {
    pageShown(address, { pageName: name, objectApiName, recordId, searchTerm, resultCount }) {
      pageName = reportedName(name ?? 'Untitled').slice(0, 80);
      const isNamed = objectApiName !== undefined && namedRecords.has(objectApiName);
      emit(event('page-view', isNamed ? { objectApiName, ...(recordId && { recordId }) } : {}));
      if (isSearchAddress(address)) {
        const count = Number(resultCount);
        emit(
          event('search', {
            searchTerm: (searchTerm ?? '').slice(0, 200),
            ...(resultCount !== undefined && Number.isSafeInteger(count) && { resultCount: count }),
          }),
        );
      }
      const kind = pageKindOf(name ?? '');
      if (kind === 'cart') void withCart('cart-view');
      if (kind === 'checkout') void withCart('checkout');
      // once per checkout entered, so leaving it makes the next one another.
      else {
        session.remove('checkout');
        underWay.delete('checkout');
      }
    },
    buttonClicked: (label) => emit(event('button-click', { button: label.slice(0, 80) })),
  };
}
