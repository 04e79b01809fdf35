import type { Client } from '@relab/client';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from '../provider.tsx';
import { activityLog } from './activity.ts';
import styles from './devtools.module.css';
import { Panel } from './panel.tsx';

/** Whose activity is shown, and how it begins. */
export interface RelabDevtoolsProps {
  /** The one of the provider above, by default. */
  readonly client?: Client;
  /** Whether it begins as a panel; as a small button by default. */
  readonly open?: boolean;
}

/**
 * Looks inside a client: its records and who observes them, its reads and why they were served or requested, its
 * requests with their causes and outcomes, what changed and what was evicted. It only reads, but for its button that
 * requests again. Import it where it is needed in development; without the import it costs nothing.
 */
export function RelabDevtools({ client, open }: RelabDevtoolsProps): ReactNode {
  return client ? <Devtools client={client} open={open} /> : <ProvidedDevtools open={open} />;
}

interface DevtoolsProps {
  readonly open: boolean | undefined;
}

function ProvidedDevtools({ open }: DevtoolsProps): ReactNode {
  return <Devtools client={useClient()} open={open} />;
}

function Devtools({ client, open = false }: DevtoolsProps & { readonly client: Client }): ReactNode {
  const [isOpen, setOpen] = useState(open);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const log = useMemo(() => activityLog(client), [client]);
  useEffect(() => log.start(), [log]);
  useEffect(() => {
    // The colour scheme of the page, or of the system where the page sets none.
    const { colorScheme } = getComputedStyle(document.documentElement);
    if (root.current && (!colorScheme || colorScheme === 'normal')) root.current.dataset.scheme = 'system';
  }, []);
  const close = () => {
    setOpen(false);
    // The button is there with the next rendering.
    queueMicrotask(() => button.current?.focus());
  };
  return (
    <div ref={root} className={styles.root}>
      {isOpen ? (
        <Panel client={client} log={log} onClose={close} />
      ) : (
        <button ref={button} type="button" className={styles.opener} onClick={() => setOpen(true)}>
          Relab
        </button>
      )}
    </div>
  );
}
