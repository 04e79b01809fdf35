import { getFolderItems } from '@relab/client/content';
import { useRead } from '@relab/react';
import { SelectField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { templateFolderName } from './template-folder.ts';
import * as texts from './texts.ts';

/** The field's name in its form: the id of a template, or an empty text. */
export const templateFieldName = 'template';

export interface TemplateFieldProps {
  readonly rootFolderId: string;
}

/** What a new content begins with; nothing where the space has no templates. */
export function TemplateField({ rootFolderId }: TemplateFieldProps): ReactNode {
  const { data: folders } = useRead(getFolderItems, {
    ...{ folderId: rootFolderId, filter: 'Folders', queryTerm: templateFolderName, pageSize: 250 },
  });
  const folder = folders?.folderItems.find(
    ({ title }) => title.toLowerCase() === templateFolderName.toLowerCase(),
  );
  const { data } = useRead(
    getFolderItems,
    folder ? { folderId: folder.id, filter: 'Content', pageSize: 250 } : null,
  );
  const templates = data?.folderItems ?? [];
  if (templates.length === 0) return null;
  return (
    <SelectField
      name={templateFieldName}
      label={texts.begin}
      hint={texts.beginHint}
      options={[
        { value: '', label: texts.nothing },
        ...templates.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}
