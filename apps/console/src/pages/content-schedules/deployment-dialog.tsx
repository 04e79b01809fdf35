import { updateSchedule } from '@relab/client/content';
import type { Deployment } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useState } from 'react';
import { languageName } from '../../content/language-name.ts';
import { fromLocalTime, toLocalTime } from '../../fields/zoned-time.ts';
import { MomentField } from '../../publishing/moment-field.tsx';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { useUser } from '../../session/user.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSubmission } from '../../ui/use-submission.ts';
import { WriteForm } from '../../ui/write-form.tsx';
import { DeploymentBadge } from './deployment-badge.tsx';
import { actionOf, isOpen, nameOf, variantsOf } from './deployment-name.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

export interface DeploymentDialogProps {
  readonly deployment: Deployment;
  readonly onClose: () => void;
}

/** What a deployment does, when, and what became of it. While it waits it is moved or cancelled here. */
export function DeploymentDialog({ deployment, onClose }: DeploymentDialogProps): ReactNode {
  const formats = useFormats();
  const { deploymentStatus, scheduledDate, expireDate, errorMessage, deploymentDescription } = deployment;
  return (
    <ModalDialog
      isOpen
      size="medium"
      onClose={onClose}
      title={texts.named(texts.actions[actionOf(deployment)], nameOf(deployment))}
    >
      <div className={css.deployment}>
        <p className={css.facts}>
          <DeploymentBadge status={deploymentStatus} />
          {scheduledDate && <span>{formats.moment(scheduledDate)}</span>}
          {expireDate && <span>{texts.expires(formats.moment(expireDate))}</span>}
          {deployment.createdBy && <span>{texts.plannedBy(deployment.createdBy.name)}</span>}
        </p>
        {errorMessage && (
          <Notice tone="error" heading={texts.failed}>
            {errorMessage}
          </Notice>
        )}
        {deploymentDescription && <p>{deploymentDescription}</p>}
        <ul className={css.items}>
          {variantsOf(deployment).map(({ variantId, managedContentId, isTopLevel, mcvSnapshotSummary }) => (
            <li key={variantId}>
              <a
                href={hrefOf(
                  routes.contentItem,
                  { contentId: managedContentId },
                  { language: mcvSnapshotSummary.language },
                )}
              >
                {mcvSnapshotSummary.name}
              </a>{' '}
              <span className="soft">
                {texts.itemFacts(
                  languageName(mcvSnapshotSummary.language),
                  formats.moment(mcvSnapshotSummary.lastModifiedDate),
                )}
                {!isTopLevel && ` ${texts.goesAlong}`}
              </span>
            </li>
          ))}
        </ul>
        {isOpen(deployment) && <Changes deployment={deployment} onClose={onClose} />}
      </div>
    </ModalDialog>
  );
}

function Changes({ deployment, onClose }: DeploymentDialogProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const formats = useFormats();
  const { timeZone } = useUser();
  const { deploymentId, scheduledDate } = deployment;
  const [date, setDate] = useState(scheduledDate ? toLocalTime(scheduledDate, timeZone) : '');
  const { problems, submit } = useSubmission();
  async function cancel(): Promise<undefined> {
    await updateSchedule(client, { deploymentId, isCancelled: true });
    toast({ text: texts.cancelled(nameOf(deployment)) });
    onClose();
  }
  return (
    <>
      <WriteForm
        submitLabel={scheduledDate ? texts.move : texts.schedule}
        onSubmit={async () => {
          const scheduleDate = fromLocalTime(date, timeZone);
          if (!scheduleDate) return texts.noDate;
          await updateSchedule(client, { deploymentId, scheduleDate });
          toast({ text: texts.moved(nameOf(deployment), formats.moment(scheduleDate)) });
          onClose();
          return undefined;
        }}
      >
        <MomentField name="date" label={texts.newDate} isRequired value={date} onChange={setDate} />
      </WriteForm>
      {problems[0] && <Notice tone="error" heading={problems[0]} />}
      <div>
        <ActionButton type="button" variant="secondary" onClick={() => void submit(cancel)}>
          {texts.cancelIt}
        </ActionButton>
      </div>
    </>
  );
}
