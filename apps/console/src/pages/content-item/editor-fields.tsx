import type { ContentDocument } from '@relab/contract/content';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { BodyNode } from '../../content/body-node.tsx';
import { labelOf, membersOf, type NodeSchema, publishProblems } from '../../content/body-schema.ts';
import { isObject, type JsonObject, withMember } from '../../content/body-value.ts';
import { isArranged } from '../../content/is-arranged.ts';
import { type NodeProps, nodeId } from '../../content/node-props.tsx';
import { UnknownMembers } from '../../content/unknown-members.tsx';
import { useFormats } from '../../session/use-formats.ts';
import { CommentedField } from '../../together/commented-field.tsx';
import { Beside } from '../../translation/beside.tsx';
import { ArrangedBody } from './arranged-body.tsx';
import css from './editor.module.css';
import { FieldNode } from './field-node.tsx';
import { NameFields } from './name-fields.tsx';
import * as texts from './texts.ts';
import type { DraftState } from './use-draft.ts';

interface EditorFieldsProps {
  readonly document: ContentDocument;
  readonly schema: NodeSchema | undefined;
  readonly state: DraftState;
  readonly revision: string;
}

/** The form: what is missing before publishing, the names, and the body by its schema where there is one. */
export function EditorFields({ document, schema, state, revision }: EditorFieldsProps): ReactNode {
  const { draft, change } = state;
  const problems = publishProblems(schema, draft.body);
  const node = { problems, spaceId: document.contentSpace.id } as const;
  const setBody = (body: JsonObject): void => change({ ...draft, body });
  return (
    <form className={css.fields} onSubmit={(event) => event.preventDefault()}>
      <PublishProblems problems={problems} schema={schema} />
      <NameFields draft={draft} onChange={change} />
      {schema && <UnknownMembers schema={schema} body={draft.body} onChange={setBody} />}
      {schema ? (
        membersOf(schema).map(([name, member]) => (
          <Beside key={name} part={`body.${name}`} label={member.title ?? name} schema={member}>
            <CommentedField path={`body.${name}`} label={member.title ?? name}>
              <FieldNode
                {...node}
                document={document}
                schema={member}
                label={member.title ?? name}
                path={[name]}
                value={draft.body[name]}
                onChange={(value) => setBody(withMember(draft.body, name, value))}
              />
            </CommentedField>
          </Beside>
        ))
      ) : isArranged(document) ? (
        <ArrangedBody
          document={document}
          node={node}
          body={draft.body}
          revision={revision}
          onChange={setBody}
        />
      ) : (
        <BodyNode
          {...node}
          schema={{}}
          label={texts.noSchema}
          path={['json']}
          value={draft.body}
          onChange={(value) => isObject(value) && setBody(value)}
        />
      )}
    </form>
  );
}

interface PublishProblemsProps {
  readonly problems: NodeProps['problems'];
  readonly schema: NodeSchema | undefined;
}

/** Links to the fields that must be filled in before the content can be published. */
function PublishProblems({ problems, schema }: PublishProblemsProps): ReactNode {
  const formats = useFormats();
  if (problems.length === 0) return null;
  return (
    <Notice tone="info" heading={texts.problems(problems.length, formats.number(problems.length))}>
      <ul>
        {problems.map(({ path }) => (
          <li key={path.join('.')}>
            <a href={`#${nodeId(path)}`}>{labelOf(schema, path)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
