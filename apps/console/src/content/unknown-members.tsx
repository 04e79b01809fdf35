import { ActionButton } from '@relab/toolkit/button';
import { TextAreaField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import type { NodeSchema } from './body-schema.ts';
import { type JsonObject, withMember } from './body-value.ts';
import * as texts from './texts.ts';

export interface UnknownMembersProps {
  readonly schema: NodeSchema;
  readonly body: JsonObject;
  readonly onChange: (body: JsonObject) => void;
}

/**
 * What stands in fields that the type does not have any more, where it was changed under an open form or after a content was
 * saved. The server rejects it, and nothing is thrown away unseen: it is here to be copied, and removed.
 */
export function UnknownMembers({ schema, body, onChange }: UnknownMembersProps): ReactNode {
  const names = Object.keys(body).filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
  if (names.length === 0) return null;
  return (
    <Notice tone="error" heading={texts.unknownFields}>
      <p>{texts.unknownFieldsHint}</p>
      {names.map((name) => {
        const value = body[name];
        return (
          <div key={name}>
            <TextAreaField
              name={`unknown-${name}`}
              label={name}
              readOnly
              rows={3}
              value={typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}
            />
            <ActionButton
              type="button"
              variant="secondary"
              onClick={() => onChange(withMember(body, name, undefined))}
            >
              {texts.removeUnknownField(name)}
            </ActionButton>
          </div>
        );
      })}
    </Notice>
  );
}
