import { createDeployment } from '@relab/client/content';
import type { Deployment } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { fromLocalTime } from '../../fields/zoned-time.ts';
import { MomentField } from '../../publishing/moment-field.tsx';
import { useFormats } from '../../session/use-formats.ts';
import { useUser } from '../../session/user.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { nameOf } from './deployment-name.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

export interface ReleaseProps {
  readonly spaceId: string;
  /** What is staged, the newest first. */
  readonly deployments: readonly Deployment[];
  readonly onOpen: (deployment: Deployment) => void;
}

/** What waits for the next release of a space: it goes out together, now or at a date; all of it or nothing. */
export function Release({ spaceId, deployments, onOpen }: ReleaseProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const formats = useFormats();
  const { timeZone } = useUser();
  const [isAsking, setAsking] = useState(false);
  const [date, setDate] = useState('');
  const shown = formats.number(deployments.length);
  return (
    <section className={css.release} aria-labelledby="release">
      <h2 id="release">{texts.release}</h2>
      {deployments.length === 0 ? (
        <p className="soft">{texts.emptyRelease}</p>
      ) : (
        <>
          <ul className={css.items}>
            {deployments.map((deployment) => (
              <li key={deployment.deploymentId}>
                <ActionButton type="button" variant="plain" onClick={() => onOpen(deployment)}>
                  {nameOf(deployment)}
                </ActionButton>{' '}
                <span className="soft">{deployment.deploymentDescription}</span>
              </li>
            ))}
          </ul>
          <div>
            <ActionButton type="button" onClick={() => setAsking(true)}>
              {texts.publishRelease}
            </ActionButton>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.releaseQuestion(deployments.length, shown)}
        confirmLabel={date === '' ? texts.publishNow : texts.schedule}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const scheduledDate = date === '' ? undefined : fromLocalTime(date, timeZone);
          await createDeployment(client, {
            ...{ contentSpaceId: spaceId, executeStagedDeployments: true },
            ...(scheduledDate && { scheduledDate }),
          });
          toast({ text: scheduledDate ? texts.releaseAt(formats.moment(scheduledDate)) : texts.released });
        }}
      >
        <p>{texts.releaseHint}</p>
        <MomentField name="release-date" label={texts.releaseDate} value={date} onChange={setDate} />
      </ConfirmDialog>
    </section>
  );
}
