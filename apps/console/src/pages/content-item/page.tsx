import type { Client } from '@relab/client';
import {
  getAutosave,
  getContentType,
  getManagedContent,
  getManagedContentSpace,
} from '@relab/client/content';
import { useSuspendingRead, useSuspendingReads } from '@relab/react';
import type { ReactNode } from 'react';
import { bodySchemaOf, membersOf } from '../../content/body-schema.ts';
import { EditedDocument } from '../../content/edited-document.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { CommentsScope } from '../../together/comments-scope.tsx';
import type { Page, PageProps } from '../page.ts';
import { Editor } from './editor.tsx';
import * as texts from './texts.ts';

const documentConfig = ({ params, url }: PageProps) => {
  const language = url.searchParams.get('language');
  return { contentKeyOrId: params.contentId ?? '', ...(language ? { language } : {}) };
};

function ContentItemView(props: PageProps): ReactNode {
  const document = useSuspendingRead(getManagedContent, documentConfig(props));
  const contentSpaceId = document.contentSpace.id;
  const [space, type, autosaves] = useSuspendingReads([
    [getManagedContentSpace, { contentSpaceId }],
    [getContentType, { contentSpaceId, contentTypeFQN: document.contentType.fullyQualifiedName }],
    [getAutosave, { variantId: document.managedContentVariantId }],
  ]);
  const schema = bodySchemaOf(type);
  const fields = [
    { path: 'title', label: texts.titleField },
    { path: 'urlName', label: texts.urlName },
    ...(schema ? membersOf(schema) : []).map(([name, { title = name }]) => ({
      path: `body.${name}`,
      label: title,
    })),
  ];
  return (
    <>
      <title>{documentTitle(document.title)}</title>
      <CommentsScope key={document.managedContentVariantId} document={document} fields={fields}>
        <EditedDocument value={document}>
          <Editor
            document={document}
            space={space}
            typeName={type.name}
            schema={schema}
            autosaves={autosaves}
          />
        </EditedDocument>
      </CommentsScope>
    </>
  );
}

/** But for the autosave: one that is written elsewhere between pointing and clicking must not be missed. */
async function preload(client: Client, props: PageProps): Promise<void> {
  const { contentSpace, contentType } = await getManagedContent(client, documentConfig(props));
  const contentSpaceId = contentSpace.id;
  void getManagedContentSpace.prefetch(client, { contentSpaceId });
  const contentTypeFQN = contentType.fullyQualifiedName;
  void getContentType.prefetch(client, { contentSpaceId, contentTypeFQN });
}

export const page: Page = {
  View: ContentItemView,
  // What fails is requested again by the page, which shows the error.
  preload: (client, props) => void preload(client, props).catch(() => {}),
};
