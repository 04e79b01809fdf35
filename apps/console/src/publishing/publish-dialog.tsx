import {
  createDeployment,
  createSchedule,
  getDeploymentPreview,
  publishManagedContent,
} from '@relab/client/content';
import { useClient, useRead } from '@relab/react';
import { CheckboxField, RadioGroup, TextField } from '@relab/toolkit/field';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { fromLocalTime } from '../fields/zoned-time.ts';
import { useFormats } from '../session/use-formats.ts';
import { useUser } from '../session/user.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { useToast } from '../ui/toast.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { MomentField } from './moment-field.tsx';
import { splitOutgoing } from './outgoing.ts';
import { OutgoingList } from './outgoing-list.tsx';
import css from './publishing.module.css';
import * as texts from './texts.ts';

export interface PublishDialogProps {
  /** The question. */
  readonly title: string;
  /** Of one space: contents in all their languages, or variants. */
  readonly choice: { readonly contentIds: readonly string[] } | { readonly variantIds: readonly string[] };
  readonly children?: ReactNode;
  /** Called with the ids of the contents that went out, or are planned to. */
  readonly onDone?: ((contentIds: readonly string[]) => void) | undefined;
  readonly onClose: () => void;
}

/** `staged`: with all else that is staged in the space, when somebody says so. */
const times = ['now', 'later', 'staged'] as const;
type Time = (typeof times)[number];

/** What goes out with the chosen contents, and when it does. */
export function PublishDialog({ title, choice, children, onDone, onClose }: PublishDialogProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const formats = useFormats();
  const { timeZone } = useUser();
  const [isIncluding, setIncluding] = useState(true);
  const [time, setTime] = useState<Time>('now');
  const [date, setDate] = useState('');
  const [expiry, setExpiry] = useState('');
  const [description, setDescription] = useState('');
  const { isBusy, problems, submit } = useSubmission();
  const { data, error, refresh } = useRead(getDeploymentPreview, {
    ...choice,
    includeContentReferences: true,
  });
  const all = data?.items ?? [];
  const outgoing = splitOutgoing(all, isIncluding);
  const { blocked } = outgoing;
  const chosen = outgoing.ready.filter(({ isTopLevel }) => isTopLevel);
  const submitLabel =
    blocked.length > 0 && chosen.length > 0
      ? texts.submitOthers[time](chosen.length, formats.number(chosen.length))
      : texts.submit[time];

  async function publish(contentSpaceId: string): Promise<string> {
    const variantIds = chosen.map((item) => item.managedContentVariantId);
    const included = isIncluding && outgoing.ready.length > chosen.length;
    if (time === 'now') {
      await publishManagedContent(client, { variantIds, includeContentReferences: included });
      return texts.published(variantIds.length, chosen[0]?.title ?? '', formats.number(variantIds.length));
    }
    if (time === 'staged') {
      await createDeployment(client, {
        ...{ contentSpaceId, variantIds, description, includeContentReferences: included },
      });
      return texts.staged;
    }
    const scheduleDate = fromLocalTime(date, timeZone) ?? '';
    const expireDate = expiry === '' ? undefined : fromLocalTime(expiry, timeZone);
    await createSchedule(client, {
      ...{ action: 'Publish', contextContentSpaceId: contentSpaceId, description, scheduleDate, variantIds },
      ...{ refVariantIds: [], publishContentReference: included, ...(expireDate && { expireDate }) },
    });
    return texts.scheduled(formats.moment(scheduleDate));
  }
  async function confirm(): Promise<undefined> {
    if (!data) return;
    toast({ text: await publish(data.contentSpaceId) });
    const left = new Set(blocked.map(({ item }) => item.managedContentId));
    onDone?.(chosen.map((item) => item.managedContentId).filter((id) => !left.has(id)));
    onClose();
  }
  return (
    <FormDialog
      role="alertdialog"
      size="medium"
      title={title}
      submitLabel={submitLabel}
      isBusy={isBusy}
      isDisabled={chosen.length === 0}
      problems={problems}
      onSubmit={() => void submit(confirm)}
      onClose={onClose}
    >
      {children}
      {error && <ReadError error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && <OutgoingList choice={outgoing} spaceId={data.contentSpaceId} />}
      {all.some(({ isTopLevel }) => !isTopLevel) && (
        <CheckboxField
          name="references"
          label={texts.includeReferences}
          checked={isIncluding}
          onChange={({ target }) => setIncluding(target.checked)}
        />
      )}
      <RadioGroup
        name="time"
        label={texts.when}
        defaultValue={time}
        options={times.map((value) => ({ value, label: texts.times[value] }))}
        onChange={(value) => setTime(times.find((one) => one === value) ?? 'now')}
      />
      {time === 'later' && (
        <div className={css.dates}>
          <MomentField name="date" label={texts.publishAt} isRequired value={date} onChange={setDate} />
          <MomentField name="expiry" label={texts.unpublishAt} value={expiry} onChange={setExpiry} />
        </div>
      )}
      {time !== 'now' && (
        <TextField
          name="description"
          label={texts.description}
          hint={texts.descriptionHint}
          maxLength={255}
          autoComplete="off"
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      )}
    </FormDialog>
  );
}
