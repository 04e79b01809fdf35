import type { ReactNode } from 'react';
import styles from './devtools.module.css';

export interface Entry {
  readonly key: string;
  /** What the filter looks through. */
  readonly text: string;
  /** Its line. */
  readonly line: ReactNode;
  /** What unfolds; made only when it is open. */
  readonly more?: () => ReactNode;
}

export interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly filter: string;
  /** The key of the entry that is unfolded. */
  readonly opened: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  /** Said where there is no entry. */
  readonly none: string;
}

/** So many are shown at most; a filter finds the others. */
const most = 200;

export function EntryList({ entries, filter, opened, onOpen, none }: EntryListProps): ReactNode {
  const needed = filter.trim().toLowerCase();
  const found = needed ? entries.filter(({ text }) => text.toLowerCase().includes(needed)) : entries;
  if (found.length === 0) return <p className={styles.none}>{needed ? `Nothing fits “${filter}”.` : none}</p>;
  return (
    <>
      <ul className={styles.entries}>
        {found.slice(0, most).map(({ key, line, more }) => (
          <li key={key} className={styles.entry}>
            {more ? (
              <button
                type="button"
                className={styles.line}
                aria-expanded={opened === key}
                onClick={() => onOpen(opened === key ? undefined : key)}
              >
                {line}
              </button>
            ) : (
              <div className={styles.line}>{line}</div>
            )}
            {more && opened === key && <div className={styles.more}>{more()}</div>}
          </li>
        ))}
      </ul>
      {found.length > most && (
        <p className={styles.none}>{`${found.length - most} more; a filter finds them.`}</p>
      )}
    </>
  );
}
