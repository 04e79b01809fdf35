import type { ContentDocument } from '@relab/contract/content';

/** Whether a content is a page that is made of blocks. */
export const isArranged = ({ contentType }: Pick<ContentDocument, 'contentType'>): boolean =>
  contentType.fullyQualifiedName === 'sfdc_cms__view';
