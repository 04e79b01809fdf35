import {
  createSchedule,
  getManagedContentReferencedBy,
  unpublishManagedContent,
} from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { useClient, useRead } from '@relab/react';
import { RadioGroup } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { fromLocalTime } from '../fields/zoned-time.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { useFormats } from '../session/use-formats.ts';
import { useUser } from '../session/user.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { useToast } from '../ui/toast.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { MomentField } from './moment-field.tsx';
import css from './publishing.module.css';
import * as texts from './texts.ts';

export interface UnpublishDialogProps {
  readonly document: ContentDocument;
  readonly onClose: () => void;
}

/** Who names it, before it is taken from the site: now or at a date. */
export function UnpublishDialog({ document, onClose }: UnpublishDialogProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const formats = useFormats();
  const { timeZone } = useUser();
  const [isLater, setLater] = useState(false);
  const [date, setDate] = useState('');
  const { isBusy, problems, submit } = useSubmission();
  const { title, contentKey, managedContentVariantId } = document;
  const { data, error, refresh } = useRead(getManagedContentReferencedBy, {
    contentKeyOrId: contentKey,
    pageSize: 50,
  });
  async function unpublish(): Promise<string> {
    const variantIds = [managedContentVariantId];
    if (!isLater) {
      await unpublishManagedContent(client, { variantIds });
      return texts.unpublished(title);
    }
    const scheduleDate = fromLocalTime(date, timeZone) ?? '';
    await createSchedule(client, {
      ...{ action: 'Unpublish', contextContentSpaceId: document.contentSpace.id, description: '' },
      ...{ refVariantIds: [], scheduleDate, variantIds },
    });
    return texts.leaves(formats.moment(scheduleDate));
  }
  async function confirm(): Promise<undefined> {
    toast({ text: await unpublish() });
    onClose();
  }
  return (
    <FormDialog
      role="alertdialog"
      title={texts.unpublishTitle(title)}
      submitLabel={isLater ? texts.submit.later : texts.unpublishNow}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void submit(confirm)}
      onClose={onClose}
    >
      {error && <ReadError error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton lines={2} />}
      {data && data.total > 0 && (
        <Notice tone="warning" heading={texts.namedBy(data.total, formats.number(data.total))}>
          <ul className={css.problems}>
            {data.references.map((reference) => (
              <li key={reference.contentKey}>
                <a href={hrefOf(routes.contentItem, { contentId: reference.managedContentId })}>
                  {reference.title}
                </a>
              </li>
            ))}
          </ul>
          {data.total > data.references.length && <p>{texts.andMore}</p>}
        </Notice>
      )}
      {data?.total === 0 && <p>{texts.namedByNone}</p>}
      <p>{texts.unpublishHint}</p>
      <RadioGroup
        name="time"
        label={texts.when}
        defaultValue="now"
        options={[
          { value: 'now', label: texts.times.now },
          { value: 'later', label: texts.times.later },
        ]}
        onChange={(value) => setLater(value === 'later')}
      />
      {isLater && (
        <MomentField name="date" label={texts.unpublishOn} isRequired value={date} onChange={setDate} />
      )}
    </FormDialog>
  );
}
