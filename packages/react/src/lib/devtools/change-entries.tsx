import type { ChangeEntry } from './change-log.ts';
import styles from './devtools.module.css';
import type { Entry } from './entry-list.tsx';
import { Mark } from './facts.tsx';
import { clockTime, readName } from './format.ts';

/** What became another in the store, and what left it. */
export function changeEntries(changes: readonly ChangeEntry[]): readonly Entry[] {
  return changes.map(({ number, at, kind, slice, id }) => {
    const { call, requested } = slice === 'entries' ? readName(id) : { call: slice, requested: id };
    return {
      key: String(number),
      text: `${kind} ${slice} ${id}`,
      line: (
        <>
          <Mark tone={kind === 'evicted' ? 'bad' : 'plain'}>{kind}</Mark>
          <strong>{call}</strong>
          <code className={styles.grow}>{requested}</code>
          <span className={styles.measures}>
            <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time>
          </span>
        </>
      ),
    };
  });
}
