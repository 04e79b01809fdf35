/** A navigation that would lose what was typed. */
export interface HeldNavigation {
  readonly url: URL;
  /** Goes there after all. */
  readonly leave: () => void;
  readonly stay: () => void;
}

/** What forms on the page have that is not saved yet, and the navigation that waits for a decision on it. */
export interface UnsavedChanges {
  /** Whether the navigation waits: true blocks it, and asks the user. */
  hold(url: URL, event: NavigateEvent): boolean;
  /** Registers unsaved changes, until the returned function is called. `staysAt` names addresses where they survive. */
  add(staysAt: (url: URL) => boolean): () => void;
  held(): HeldNavigation | undefined;
  subscribe(listener: () => void): () => void;
}

export function createUnsavedChanges(): UnsavedChanges {
  const forms = new Set<(url: URL) => boolean>();
  const listeners = new Set<() => void>();
  let held: HeldNavigation | undefined;
  let isLeaving = false;
  const show = (next: HeldNavigation | undefined): void => {
    held = next;
    for (const listener of listeners) listener();
  };
  return {
    hold(url, event) {
      if (isLeaving || [...forms].every((staysAt) => staysAt(url))) return false;
      const { navigationType } = event;
      const { key } = event.destination;
      show({
        url,
        stay: () => show(undefined),
        leave() {
          show(undefined);
          isLeaving = true;
          const { navigation } = window;
          const { finished } =
            navigationType === 'traverse' ? navigation.traverseTo(key) : navigation.navigate(url.href);
          finished
            ?.catch(() => {})
            .finally(() => {
              isLeaving = false;
            });
        },
      });
      return true;
    },
    add(staysAt) {
      forms.add(staysAt);
      return () => forms.delete(staysAt);
    },
    held: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
