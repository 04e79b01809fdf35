import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import type { Previewed } from './page-content.ts';
import { previewEnds, previewHeading, previewIsHidden, previewIsPublished } from './texts.tsx';

/** Above a version that is looked at before it is published. */
export function PreviewNotice({ preview }: { readonly preview: Previewed }): ReactNode {
  const { versionNumber, language, status, expirationDate } = preview;
  return (
    <Notice heading={previewHeading(versionNumber, language)}>
      {status.status === 'Published' ? previewIsPublished : previewIsHidden}
      {expirationDate !== undefined && ` ${previewEnds(expirationDate)}`}
    </Notice>
  );
}
