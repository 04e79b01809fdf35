import type { ContentDocument } from '@relab/contract/content';
import { lazy, type ReactNode, Suspense } from 'react';
import { BodyNode } from '../../content/body-node.tsx';
import { kindOf } from '../../content/body-schema.ts';
import type { NodeProps } from '../../content/node-props.tsx';
import { HeadFields, headMember } from './head-fields.ts';

const MenuEditor = lazy(async () => ({
  default: (await import('../../menus/menu-editor.tsx')).MenuEditor,
}));

const isMenu = ({ contentType }: ContentDocument): boolean =>
  contentType.fullyQualifiedName === 'sfdc_cms__navigation';

interface FieldNodeProps extends NodeProps {
  readonly document: ContentDocument;
}

/** One member of the body: a tree for the entries of a menu, hints for the head of a page, else by its schema. */
export function FieldNode({ document, ...node }: FieldNodeProps): ReactNode {
  if (node.path.join('.') === headMember && kindOf(node.schema) === 'group')
    return (
      <Suspense>
        <HeadFields {...node} />
      </Suspense>
    );
  if (!isMenu(document) || kindOf(node.schema) !== 'list') return <BodyNode {...node} />;
  return (
    <Suspense>
      <MenuEditor {...node} language={document.language} />
    </Suspense>
  );
}
