import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import css from './tabs.module.css';

export interface TabEntry {
  readonly id: string;
  readonly label: string;
  /** Stands behind the label: "12", or "2,000+". */
  readonly count?: string | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  /** One at least. */
  readonly tabs: readonly TabEntry[];
  /** The chosen one, where the caller keeps it, as in the address; the first where there is none of the name. */
  readonly selected?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/**
 * Parts of a page of which one is seen. Only that one is rendered, and at once with the page around it: those of React Aria
 * render it a second time, after they have collected their tabs.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps): ReactNode {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<string>();
  const found = tabs.findIndex(({ id }) => id === (selected ?? own));
  const current = Math.max(0, found);
  const select = (index: number): void => {
    const id = tabs[index]?.id;
    if (id === undefined) return;
    setOwn(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const panelId = `${baseId}-panel`;
  const tabId = (index: number): string => `${baseId}-tab-${index}`;
  return (
    <div className={css.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text, count }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(index)}
            className={css.tab}
            aria-selected={index === current}
            aria-controls={index === current ? panelId : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => select(index)}
          >
            {text}
            {count !== undefined && <span className={css.count}>{count}</span>}
          </button>
        ))}
      </div>
      <div
        key={tabs[current]?.id}
        role="tabpanel"
        id={panelId}
        className={css.panel}
        aria-labelledby={tabId(current)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what comes first in it may take no focus, and is read from here.
        tabIndex={0}
      >
        {tabs[current]?.content}
      </div>
    </div>
  );
}
