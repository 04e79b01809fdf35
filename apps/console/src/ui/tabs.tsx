import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
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
  readonly tabs: readonly TabEntry[];
  /** The chosen one, where the caller keeps it, as in the address. */
  readonly selected?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/** Parts of a page of which one is seen. Only that one is rendered. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps): ReactNode {
  return (
    <AriaTabs
      className={css.tabs ?? ''}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect ? { onSelectionChange: (id) => onSelect(String(id)) } : {})}
    >
      <TabList className={css.list ?? ''} aria-label={label}>
        {tabs.map(({ id, label: text, count }) => (
          <Tab key={id} id={id} className={css.tab ?? ''}>
            {text}
            {count !== undefined && <span className={css.count}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel ?? ''}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
