import * as texts from './texts.ts';

const isMac = typeof navigator === 'object' && /Mac|iPhone|iPad/.test(navigator.platform);

const names: Readonly<Record<string, string>> = {
  $mod: isMac ? '⌘' : texts.control,
  Control: isMac ? '⌃' : texts.control,
  Shift: isMac ? '⇧' : texts.shift,
  Alt: isMac ? '⌥' : texts.alt,
  Enter: texts.enter,
  Escape: texts.escapeKey,
  Delete: texts.deleteKey,
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

const nameOf = (key: string): string => names[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** Keys as people read them: `$mod+k` is "Ctrl+K", or "⌘K". Presses one after the other are members of their own. */
export const readableKeys = (keys: string): readonly string[] =>
  keys.split(' ').map((press) =>
    press
      .split(/(?<=\w|\])\+/)
      // Optional modifiers are not part of what is compared.
      .filter((part) => !part.startsWith('['))
      .map(nameOf)
      .join(isMac ? '' : '+'),
  );

/** Whether the keys are letters that somebody could be typing. */
export const couldBeTyped = (keys: string): boolean => !/\$mod|Control|Alt|Meta|F\d/.test(keys);
