/** Something that can be done from the keyboard or by its name. */
export interface Command {
  /** What it does, as a verb: it stands in the command palette and on the help sheet. */
  readonly label: string;
  /**
   * As tinykeys reads them: `$mod+k` (Ctrl, on a Mac ⌘), `g h` (one after the other), `[Shift]+?`. Single letters do nothing
   * while somebody types, and none while a dialog is open, unless it belongs to that dialog.
   */
  readonly keys?: string | undefined;
  /** Where the help sheet puts it: what every page has, or what this page has. */
  readonly group?: 'everywhere' | 'page' | undefined;
  /** Not in the palette: for keys that make sense only where the focus is. */
  readonly isHidden?: boolean | undefined;
  readonly run: () => void;
}

export interface RegisteredCommand extends Command {
  readonly id: number;
}

/** The commands of what is on the screen, in the order in which it came there. */
export interface CommandRegistry {
  /** Adds one until the returned function is called. */
  add(command: Command): () => void;
  commands(): readonly RegisteredCommand[];
  subscribe(listener: () => void): () => void;
}

export function createCommandRegistry(): CommandRegistry {
  const listeners = new Set<() => void>();
  let commands: readonly RegisteredCommand[] = [];
  let lastId = 0;
  const change = (next: readonly RegisteredCommand[]): void => {
    commands = next;
    for (const listener of listeners) listener();
  };
  return {
    add(command) {
      lastId += 1;
      const added = { ...command, id: lastId };
      change([...commands, added]);
      return () => change(commands.filter((other) => other !== added));
    },
    commands: () => commands,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
