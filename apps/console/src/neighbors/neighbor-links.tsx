import { useClient } from '@relab/react';
import { chevronBackIcon, chevronIcon, Icon } from '@relab/toolkit/icon';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useCommand } from '../commands/commands.tsx';
import { readableKeys } from '../commands/keys.ts';
import { navigate } from '../routing/navigate.ts';
import { tooltip } from '../ui/tooltip.tsx';
import css from './neighbor-links.module.css';
import type { Neighbors } from './read-neighbors.ts';
import { readRecordOrigin } from './record-origin.ts';
import * as texts from './texts.ts';

export interface NeighborLinksProps {
  /** Of the record's page. */
  readonly url: URL;
  readonly objectApiName: string;
  readonly recordId: string;
}

const none: Neighbors = { previous: undefined, next: undefined };

/** To the records beside this one where it was opened from. Nothing where its address does not say where that is. */
export function NeighborLinks({ url, objectApiName, recordId }: NeighborLinksProps): ReactNode {
  const client = useClient();
  const origin = useMemo(
    () => readRecordOrigin(objectApiName, recordId, url),
    [objectApiName, recordId, url],
  );
  // Read once: where a change takes the record out of the list, the way through the list stays.
  const [neighbors, setNeighbors] = useState(none);
  useEffect(() => {
    if (!origin) return;
    let isGone = false;
    origin.readNeighbors(client, recordId).then(
      (found) => !isGone && setNeighbors(found),
      // A list that is not there any more leads nowhere; the record is there all the same.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [client, origin, recordId]);
  const hrefOf = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : origin?.hrefOf(id);
  const next = hrefOf(neighbors.next);
  const previous = hrefOf(neighbors.previous);
  useCommand(next ? { keys: 'j', label: texts.next, run: () => navigate(next) } : undefined);
  useCommand(previous ? { keys: 'k', label: texts.previous, run: () => navigate(previous) } : undefined);
  if (!origin) return null;
  return (
    <span className={css.links}>
      <NeighborLink icon={chevronBackIcon} label={texts.previous} keys="k" href={previous} />
      <NeighborLink icon={chevronIcon} label={texts.next} keys="j" href={next} />
    </span>
  );
}

interface NeighborLinkProps {
  readonly icon: string;
  readonly label: string;
  readonly keys: string;
  /** None at the end of the list. */
  readonly href: string | undefined;
}

function NeighborLink({ icon, label, keys, href }: NeighborLinkProps): ReactNode {
  if (href === undefined)
    return (
      <span className={css.link} data-end>
        <Icon path={icon} />
      </span>
    );
  return (
    <a className={css.link} href={href} aria-label={label} {...tooltip(label, readableKeys(keys).join(' '))}>
      <Icon path={icon} />
    </a>
  );
}
