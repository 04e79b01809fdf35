import { getFolder, getFolderItems } from '@relab/client/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { SelectField } from '@relab/toolkit/field';
import { type ReactNode, useId } from 'react';
import * as texts from './texts.ts';
import css from './transfer.module.css';

export interface FolderChoiceProps {
  readonly rootFolderId: string;
  /** The root stands for the space. */
  readonly folderId: string;
  readonly onChange: (folderId: string) => void;
}

/** A folder with all below it, or the space: chosen step by step, since a space may have thousands. */
export function FolderChoice({ rootFolderId, folderId, onChange }: FolderChoiceProps): ReactNode {
  // A dialog may stand above a page that has this field, too.
  const id = useId();
  const { data: folder } = useRead(getFolder, { folderId });
  const { data: items } = useRead(getFolderItems, { folderId, filter: 'Folders', pageSize: 250 });
  const parent = folderId === rootFolderId ? null : (folder?.parentFolderId ?? null);
  const here = folderId === rootFolderId ? texts.wholeSpace : texts.inFolder(folder?.name ?? '');
  return (
    <div className={css.folder}>
      <SelectField
        name="folder"
        id={id}
        label={texts.scope}
        value={folderId}
        options={[
          { value: folderId, label: here },
          ...(items?.folderItems ?? []).map(({ id: below, title }) => ({
            value: below,
            label: texts.inFolder(title),
          })),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
      {parent !== null && (
        <ActionButton type="button" variant="plain" onClick={() => onChange(parent)}>
          {texts.folderUp(folder?.name ?? '')}
        </ActionButton>
      )}
    </div>
  );
}
