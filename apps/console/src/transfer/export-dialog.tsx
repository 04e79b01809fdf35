import { exportContent } from '@relab/client/content';
import type { ContentSpace } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { CheckboxField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { FolderChoice } from './folder-choice.tsx';
import { JobNameField, jobName } from './job-name-field.tsx';
import * as texts from './texts.ts';
import { useStarted } from './use-started.ts';

export interface ExportDialogProps {
  readonly space: ContentSpace;
  readonly folderId?: string | undefined;
  readonly onClose: () => void;
}

const parts = ['includeTranslations', 'includeReferenceContent', 'includeTaxonomyTerms'] as const;
const labels = {
  includeTranslations: texts.withTranslations,
  includeReferenceContent: texts.withReferences,
  includeTaxonomyTerms: texts.withTerms,
} as const;

/** What goes into an archive. */
export function ExportDialog({ space, onClose, ...props }: ExportDialogProps): ReactNode {
  const client = useClient();
  const started = useStarted(space.id);
  const { isBusy, problems, submit } = useSubmission();
  const [folderId, setFolderId] = useState(props.folderId ?? space.rootFolderId);
  const [included, setIncluded] = useState({
    includeTranslations: true,
    includeReferenceContent: true,
    includeTaxonomyTerms: true,
  });
  const [name, setName] = useState('');
  const isWholeSpace = folderId === space.rootFolderId;
  return (
    <FormDialog
      title={texts.exportTitle}
      submitLabel={texts.exportNow}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() =>
        void submit(async () => {
          const job = await exportContent(client, {
            ...{ contentSpaceId: space.id, ...included },
            ...(isWholeSpace ? {} : { folderIds: [folderId] }),
            ...jobName(name),
          });
          onClose();
          started(job);
          return undefined;
        })
      }
      onClose={onClose}
    >
      <p>{texts.exportHint}</p>
      <FolderChoice rootFolderId={space.rootFolderId} folderId={folderId} onChange={setFolderId} />
      {parts.map((part) => (
        <CheckboxField
          key={part}
          name={part}
          label={labels[part]}
          checked={included[part]}
          onChange={({ target }) => setIncluded({ ...included, [part]: target.checked })}
        />
      ))}
      <JobNameField name={name} onChange={setName} />
    </FormDialog>
  );
}
