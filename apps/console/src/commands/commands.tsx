import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { tinykeys } from 'tinykeys';
import {
  type Command,
  type CommandRegistry,
  createCommandRegistry,
  type RegisteredCommand,
} from './command.ts';
import { couldBeTyped } from './keys.ts';

const RegistryContext = createContext<CommandRegistry | undefined>(undefined);

/** Every command inside works from the keyboard, and is found in the palette and on the help sheet. */
export function CommandsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [registry] = useState(createCommandRegistry);
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

function useRegistry(): CommandRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('There is no CommandsProvider above the component.');
  return registry;
}

/** What can be done now. */
export function useCommands(): readonly RegisteredCommand[] {
  const { subscribe, commands } = useRegistry();
  return useSyncExternalStore(subscribe, commands, commands);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), select, textarea'));

/** A message of what was just done has the role of a dialog too, and is none that holds the keys. */
const openDialog = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])';

const hasDialog = (): boolean => document.querySelector(openDialog) !== null;

/** Offers a command while the component is there; undefined offers nothing. */
export function useCommand(command: Command | undefined): void {
  const registry = useRegistry();
  const { label, keys, group = 'page', isHidden } = command ?? {};
  const run = useEffectEvent(() => command?.run());
  useEffect(() => {
    if (label === undefined) return;
    return registry.add({ label, keys, group, isHidden, run: () => run() });
  }, [registry, label, keys, group, isHidden]);
  useEffect(() => {
    if (keys === undefined) return;
    // A dialog that is open when its own component comes has the keys of that component.
    const isOfDialog = hasDialog();
    const handle = (event: KeyboardEvent): void => {
      event.preventDefault();
      run();
    };
    const ignore = (event: KeyboardEvent): boolean =>
      event.defaultPrevented ||
      event.repeat ||
      event.isComposing ||
      (couldBeTyped(keys) && isTyping(event.target)) ||
      (!isOfDialog && hasDialog());
    return tinykeys(window, { [keys]: handle }, { ignore });
  }, [keys]);
}

/** A command with keys of its own. */
export function useShortcut(keys: string, label: string, run: () => void, more: Partial<Command> = {}): void {
  useCommand({ ...more, keys, label, run });
}

/** A command as an element, for as many as a list has. */
export function CommandEntry(command: Command): ReactNode {
  useCommand(command);
  return null;
}
