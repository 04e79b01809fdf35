import { createTranslationJob, importContent } from '@relab/client/content';
import { createContentDocumentAndVersion } from '@relab/client/records';
import type { ContentSpace } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { CheckboxField, controlProps, FieldLayout } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../session/use-formats.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import * as texts from './texts.ts';
import css from './transfer.module.css';
import { useStarted } from './use-started.ts';

export interface UploadDialogProps {
  readonly space: ContentSpace;
  /** Contents of an archive, or what translators sent back. */
  readonly kind: 'archive' | 'translation';
  readonly onClose: () => void;
}

const kinds = {
  archive: {
    title: texts.importTitle,
    hint: texts.importHint,
    submit: texts.importNow,
    accept: '.zip,application/zip',
  },
  translation: {
    title: texts.backTitle,
    hint: texts.backHint,
    submit: texts.backNow,
    accept: '.xlf,.xliff,application/xliff+xml',
  },
} as const;

/** A file is uploaded first; the job that reads it starts once it is there. */
export function UploadDialog({ space, kind, onClose }: UploadDialogProps): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const started = useStarted(space.id);
  const { isBusy, problems, submit } = useSubmission();
  const [file, setFile] = useState<File>();
  const [isPublishing, setPublishing] = useState(false);
  const [sent, setSent] = useState<number>();
  const { title, hint, submit: submitLabel, accept } = kinds[kind];

  async function send(): Promise<string | undefined> {
    if (!file) return texts.chooseFile;
    const contentSpaceId = space.id;
    setSent(0);
    try {
      const { contentVersion } = await createContentDocumentAndVersion(
        client,
        { fileData: file, title: file.name },
        { onProgress: (done, total) => setSent(total > 0 ? done / total : 0) },
      );
      const input = {
        contentSpaceId,
        managedContentBodyId: contentVersion.id,
        name: file.name.slice(0, 255),
      };
      const job =
        kind === 'archive'
          ? await importContent(client, { ...input, autoPublish: isPublishing })
          : await createTranslationJob(client, { ...input, type: 'Import' });
      onClose();
      started(job);
      return undefined;
    } finally {
      setSent(undefined);
    }
  }
  const field = { name: 'job-file', label: texts.file, required: true } as const;
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void submit(send)}
      onClose={onClose}
    >
      <p>{hint}</p>
      <FieldLayout {...field}>
        <input
          {...controlProps(field)}
          type="file"
          accept={accept}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </FieldLayout>
      {kind === 'archive' && (
        <CheckboxField
          name="publish-at-once"
          label={texts.publishAtOnce}
          checked={isPublishing}
          onChange={({ target }) => setPublishing(target.checked)}
        />
      )}
      {sent !== undefined && (
        <label className={css.progress}>
          {texts.sending(formats.percent(sent))}
          <progress value={sent} max={1} />
        </label>
      )}
    </FormDialog>
  );
}
