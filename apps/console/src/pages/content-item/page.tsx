import {
  getAutosave,
  getContentType,
  getManagedContent,
  getManagedContentSpace,
} from '@relab/client/content';
import { useSuspendingRead, useSuspendingReads } from '@relab/react';
import type { ReactNode } from 'react';
import { bodySchemaOf } from '../../content/body-schema.ts';
import { documentTitle } from '../../routing/page-title.ts';
import type { Page, PageProps } from '../page.ts';
import { Editor } from './editor.tsx';

function ContentItemView({ params, url }: PageProps): ReactNode {
  const language = url.searchParams.get('language');
  const document = useSuspendingRead(getManagedContent, {
    contentKeyOrId: params.contentId ?? '',
    ...(language ? { language } : {}),
  });
  const contentSpaceId = document.contentSpace.id;
  const [space, type, autosaves] = useSuspendingReads([
    [getManagedContentSpace, { contentSpaceId }],
    [getContentType, { contentSpaceId, contentTypeFQN: document.contentType.fullyQualifiedName }],
    [getAutosave, { variantId: document.managedContentVariantId }],
  ]);
  return (
    <>
      <title>{documentTitle(document.title)}</title>
      <Editor
        key={document.managedContentVariantId}
        document={document}
        space={space}
        typeName={type.name}
        schema={bodySchemaOf(type)}
        autosaves={autosaves}
      />
    </>
  );
}

export const page: Page = {
  View: ContentItemView,
  preload: (client, { params }) =>
    void getManagedContent.prefetch(client, { contentKeyOrId: params.contentId ?? '' }),
};
