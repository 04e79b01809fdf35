import type { Client } from '@relab/client';
import { type ReactNode, useEffect, useId, useReducer, useState, useSyncExternalStore } from 'react';
import type { Activity, ActivityLog } from './activity.ts';
import { changeEntries } from './change-entries.tsx';
import { CounterLine } from './counters.tsx';
import styles from './devtools.module.css';
import { type Entry, EntryList } from './entry-list.tsx';
import { readEntries } from './read-entries.tsx';
import { recordEntries } from './record-entries.tsx';
import { requestEntries } from './request-entries.tsx';
import { Tabs } from './tabs.tsx';

export interface PanelProps {
  readonly client: Client;
  readonly log: ActivityLog;
  readonly onClose: () => void;
}

interface View {
  readonly entries: (client: Client, activity: Activity) => readonly Entry[];
  readonly none: string;
}

const names = ['Records', 'Reads', 'Requests', 'Changes'] as const;
type Name = (typeof names)[number];

const views: Readonly<Record<Name, View>> = {
  Records: { entries: recordEntries, none: 'No record is held.' },
  Reads: { entries: readEntries, none: 'Nothing was read yet.' },
  Requests: {
    entries: (_, { requests }) => requestEntries(requests),
    none: 'Nothing was sent since the panel is on the page.',
  },
  Changes: {
    entries: (_, { changes }) => changeEntries(changes),
    none: 'Nothing has changed since the panel is on the page.',
  },
};

export function Panel({ client, log, onClose }: PanelProps): ReactNode {
  const id = useId();
  const [name, setName] = useState<Name>('Records');
  const [filter, setFilter] = useState('');
  const [opened, setOpened] = useState<string>();
  const activity = useSyncExternalStore(log.subscribe, log.current, log.current);
  useTick();
  const { entries, none } = views[name];
  const choose = (next: Name) => {
    setName(next);
    setOpened(undefined);
  };
  return (
    <section
      aria-label="Relab devtools"
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={styles.header}>
        <Tabs names={names} chosen={name} onChoose={choose} id={id} />
        <input
          type="search"
          className={styles.filter}
          aria-label={`Filter ${name.toLowerCase()}`}
          placeholder="Filter"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <button type="button" className={styles.close} aria-label="Close the devtools" onClick={onClose}>
          ×
        </button>
      </header>
      <CounterLine client={client} />
      <div role="tabpanel" id={`${id}-shown`} aria-labelledby={`${id}-${name}`} className={styles.shown}>
        <EntryList
          entries={entries(client, activity)}
          filter={filter}
          opened={opened}
          onOpen={setOpened}
          none={none}
        />
      </div>
    </section>
  );
}

/** Renders again each second, since what holds becomes stale, and observers come and go, without anybody saying so. */
function useTick(): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
}
