import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { createPositionMemory, readPosition, restorePosition } from './page-position.ts';
import { matchRoute } from './routes.ts';
import { createUnsavedChanges, type HeldNavigation, type UnsavedChanges } from './unsaved-changes.ts';

export interface Location {
  /** What is on the screen; the window's own address is ahead of it while a page is on its way. */
  readonly url: URL;
}

const LocationContext = createContext<Location | undefined>(undefined);
const NavigatingContext = createContext(false);

export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error('There is no Router above the component.');
  return location;
}

/** Whether another page is on its way. By itself: the page that is left does not have to hear of it. */
export const useIsNavigating = (): boolean => useContext(NavigatingContext);

const UnsavedChangesContext = createContext<UnsavedChanges | undefined>(undefined);

function useChanges(): UnsavedChanges {
  const changes = useContext(UnsavedChangesContext);
  if (!changes) throw new Error('There is no Router above the component.');
  return changes;
}

const nowhere = (): boolean => false;

/**
 * While `isDirty`, the page asks before it is left or closed. `staysAt` (the same function at each rendering) names addresses
 * at which the form lives on.
 */
export function useUnsavedChanges(isDirty: boolean, staysAt: (url: URL) => boolean = nowhere): void {
  const changes = useChanges();
  useEffect(() => {
    if (!isDirty) return;
    const remove = changes.add(staysAt);
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      remove();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [changes, isDirty, staysAt]);
}

/** The navigation that waits for a decision about what was typed. */
export function useHeldNavigation(): HeldNavigation | undefined {
  const { subscribe, held } = useChanges();
  return useSyncExternalStore(subscribe, held, held);
}

/** Screen readers announce the new page, as after loading a document. */
const focusPage = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

const pageTop = { tops: { '': 0 }, focusedHref: undefined };

interface Arrival {
  readonly url: URL;
  /** Called once the page is on the screen. */
  readonly onShown?: () => void;
}

export interface RouterProps {
  /** Whether the page at an address can be drawn without waiting for anything. The same function at each rendering. */
  readonly isCached: (url: URL) => boolean;
  readonly children: ReactNode;
}

/**
 * Takes links over: every plain `<a href>` to a page of the console shows it without loading a document. The page before stays
 * until the next one has what it needs. Where the browser has no Navigation API, each link loads a document.
 */
export function Router({ isCached, children }: RouterProps): ReactNode {
  const [unsavedChanges] = useState(createUnsavedChanges);
  const [{ url, onShown }, setArrival] = useState<Arrival>(() => ({ url: new URL(window.location.href) }));
  const [positions] = useState(createPositionMemory);
  const [isPending, startTransition] = useTransition();
  const pending = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    if (!('navigation' in window)) return;
    const { navigation } = window;
    const onNavigate = (event: NavigateEvent): void => {
      const to = new URL(event.destination.url);
      const isOurs = event.canIntercept && !event.hashChange && event.downloadRequest === null;
      if (!isOurs || event.formData || event.navigationType === 'reload' || !matchRoute(to)) return;
      if (event.cancelable && unsavedChanges.hold(to, event)) {
        event.preventDefault();
        return;
      }
      const keepsPlace = event.info === 'keep-place';
      // A transition is drawn in slices, between other frames: another page that waits for nothing is drawn in one go.
      const isAtOnce = to.pathname !== window.location.pathname && isCached(to);
      const draw = isAtOnce ? (change: () => void) => change() : startTransition;
      const { key } = event.destination;
      const left = navigation.currentEntry?.key;
      if (left !== undefined) positions.note(left, readPosition());
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        handler: () =>
          new Promise<void>((resolve) => {
            // One that is overtaken by the next has nothing to wait for.
            pending.current?.();
            pending.current = resolve;
            draw(() =>
              setArrival({
                url: to,
                onShown: () => {
                  if (!keepsPlace) {
                    const position = event.navigationType === 'traverse' ? positions.find(key) : undefined;
                    focusPage();
                    restorePosition(position ?? pageTop);
                    if (!position && to.hash) document.getElementById(to.hash.slice(1))?.scrollIntoView();
                  }
                  resolve();
                },
              }),
            );
          }),
      });
    };
    const onLeave = (): void => {
      const left = navigation.currentEntry?.key;
      if (left !== undefined) positions.note(left, readPosition());
    };
    navigation.addEventListener('navigate', onNavigate);
    window.addEventListener('pagehide', onLeave);
    // A document that is loaded again, or come back to, is put where it was.
    const { key = '' } = navigation.currentEntry ?? {};
    const position = positions.find(key);
    if (position) restorePosition(position);
    return () => {
      navigation.removeEventListener('navigate', onNavigate);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [unsavedChanges, positions, isCached]);

  useLayoutEffect(() => onShown?.(), [onShown]);
  const location = useMemo(() => ({ url }), [url]);
  return (
    <UnsavedChangesContext value={unsavedChanges}>
      <NavigatingContext value={isPending}>
        <LocationContext value={location}>{children}</LocationContext>
      </NavigatingContext>
    </UnsavedChangesContext>
  );
}
