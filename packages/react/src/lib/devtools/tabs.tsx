import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './devtools.module.css';

export interface TabsProps<Name extends string> {
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** Before the ids of the tabs and of what they show. */
  readonly id: string;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One of several, by pointer, arrow keys, Home and End. */
export function Tabs<Name extends string>({ names, chosen, onChoose, id }: TabsProps<Name>): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const at = step(names.indexOf(chosen), names.length);
    const name = names[at];
    if (name !== undefined) onChoose(name);
    list.current?.querySelectorAll('button')[at]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label="What to look at" className={styles.tabs} onKeyDown={move}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === chosen}
          aria-controls={`${id}-shown`}
          tabIndex={name === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
