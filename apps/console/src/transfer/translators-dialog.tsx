import { createTranslationJob } from '@relab/client/content';
import type { ContentSpace } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { CheckboxField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { languageName } from '../content/language-name.ts';
import { useFormats } from '../session/use-formats.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { FolderChoice } from './folder-choice.tsx';
import { JobNameField, jobName } from './job-name-field.tsx';
import * as texts from './texts.ts';
import css from './transfer.module.css';
import { useStarted } from './use-started.ts';

export interface TranslatorsDialogProps {
  readonly space: ContentSpace;
  /** Of the variants in the language of the space; without them a folder is chosen. */
  readonly variantIds?: readonly string[] | undefined;
  readonly folderId?: string | undefined;
  /** Languages that are ticked to begin with. */
  readonly languages?: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** Which contents go to translators, and into which languages. */
export function TranslatorsDialog(props: TranslatorsDialogProps): ReactNode {
  const { space, variantIds, onClose } = props;
  const client = useClient();
  const formats = useFormats();
  const started = useStarted(space.id);
  const { isBusy, problems, submit } = useSubmission();
  const targets = space.supportedLanguages.filter((code) => code !== space.defaultLanguage);
  const [languages, setLanguages] = useState<readonly string[]>(props.languages ?? targets);
  const [folderId, setFolderId] = useState(props.folderId ?? space.rootFolderId);
  const [onlyOutstanding, setOnlyOutstanding] = useState(true);
  const [name, setName] = useState('');

  async function send(): Promise<string | undefined> {
    if (languages.length === 0) return texts.chooseLanguage;
    const job = await createTranslationJob(client, {
      ...{ contentSpaceId: space.id, type: 'Export', targetLanguages: languages, onlyOutstanding },
      ...(variantIds ? { managedContentVariantIds: variantIds } : { folderIds: [folderId] }),
      ...jobName(name),
    });
    onClose();
    started(job);
    return undefined;
  }
  return (
    <FormDialog
      title={texts.outTitle}
      submitLabel={texts.make}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void submit(send)}
      onClose={onClose}
    >
      <p>{texts.outHint}</p>
      {variantIds ? (
        <p>
          <strong>{texts.chosen(variantIds.length, formats.number(variantIds.length))}</strong>
        </p>
      ) : (
        <FolderChoice rootFolderId={space.rootFolderId} folderId={folderId} onChange={setFolderId} />
      )}
      <fieldset className={css.choices}>
        <legend>{texts.into}</legend>
        {targets.map((code) => (
          <CheckboxField
            key={code}
            name={`into-${code}`}
            label={languageName(code)}
            checked={languages.includes(code)}
            onChange={({ target }) =>
              setLanguages(targets.filter((one) => (one === code ? target.checked : languages.includes(one))))
            }
          />
        ))}
      </fieldset>
      <CheckboxField
        name="only-outstanding"
        label={texts.onlyOutstanding}
        checked={onlyOutstanding}
        onChange={({ target }) => setOnlyOutstanding(target.checked)}
      />
      <JobNameField name={name} onChange={setName} />
    </FormDialog>
  );
}
