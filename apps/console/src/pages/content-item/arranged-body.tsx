import type { ContentDocument } from '@relab/contract/content';
import { lazy, type ReactNode, Suspense } from 'react';
import { type JsonObject, withMember } from '../../content/body-value.ts';
import type { NodeProps } from '../../content/node-props.tsx';
import { HeadFields, headMember } from './head-fields.ts';

const DesignEditor = lazy(async () => ({
  default: (await import('../../design/design-editor.tsx')).DesignEditor,
}));

interface ArrangedBodyProps {
  readonly document: ContentDocument;
  readonly node: Pick<NodeProps, 'problems' | 'spaceId'>;
  readonly body: JsonObject;
  readonly revision: string;
  readonly onChange: (body: JsonObject) => void;
}

/** A page that is arranged from components, and below it what stands in its head. */
export function ArrangedBody({ document, node, body, revision, onChange }: ArrangedBodyProps): ReactNode {
  return (
    <Suspense>
      <DesignEditor document={document} view={body} revision={revision} onChange={onChange} />
      <HeadFields
        {...node}
        schema={{}}
        label=""
        path={[headMember]}
        value={body[headMember]}
        onChange={(value) => onChange(withMember(body, headMember, value))}
      />
    </Suspense>
  );
}
