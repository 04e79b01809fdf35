import { Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { useIsOnline, useQueuedWrites } from '../session/connection.tsx';
import { offlineIcon } from '../ui/icons.ts';
import css from './connection-status.module.css';
import * as texts from './texts.ts';

/** Says that there is no network, and how many changes wait for it. */
export function ConnectionStatus(): ReactNode {
  const isOnline = useIsOnline();
  const { pending } = useQueuedWrites();
  const isShown = !isOnline || pending.length > 0;
  return (
    <div role="status" className={isShown ? css.status : 'visually-hidden'}>
      {isShown && (
        <>
          <Icon path={offlineIcon} className={css.icon} />
          <span>
            {!isOnline && (
              <>
                <b>{texts.offline}.</b> {texts.offlineHint}
              </>
            )}
            {pending.length > 0 && ` ${texts.waitingWrites(pending.length)}.`}
          </span>
        </>
      )}
    </div>
  );
}
