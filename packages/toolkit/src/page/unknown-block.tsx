import type { ReactNode } from 'react';
import { formatLabel } from '../labels/format-label.ts';
import { useLabels } from '../labels/labels.tsx';
import { Notice } from '../notice/notice.tsx';
import type { UnknownBlockProps } from './page-blocks.tsx';

/** What authors see where visitors see nothing. */
export function UnknownBlock({ definition }: UnknownBlockProps): ReactNode {
  const labels = useLabels();
  return (
    <Notice tone="warning" heading={formatLabel(labels.unknownBlock, definition)}>
      {labels.unknownBlockHelp}
    </Notice>
  );
}
