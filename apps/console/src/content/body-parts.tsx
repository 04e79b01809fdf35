import { ActionButton } from '@relab/toolkit/button';
import { closeIcon } from '@relab/toolkit/icon';
import type { ComponentType, ReactNode } from 'react';
import { useFormats } from '../session/use-formats.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { arrowDownIcon, arrowUpIcon } from '../ui/icons.ts';
import css from './body-parts.module.css';
import { membersOf } from './body-schema.ts';
import { isObject, type Json, moved, withMember } from './body-value.ts';
import { type NodeProps, nodeId } from './node-props.tsx';
import * as texts from './texts.ts';

export interface PartsProps extends NodeProps {
  /** What shows a part: a part may have parts of its own. */
  readonly Node: ComponentType<NodeProps>;
}

/** The members of an object, under its name. */
export function BodyGroup({ Node, ...props }: PartsProps): ReactNode {
  const { schema, label, path, value, onChange } = props;
  return (
    <fieldset className={css.group} id={nodeId(path)}>
      <legend className={css.legend}>{label}</legend>
      {membersOf(schema).map(([name, member]) => (
        <Node
          {...props}
          key={name}
          schema={member}
          label={member.title ?? name}
          path={[...path, name]}
          value={isObject(value) ? value[name] : undefined}
          onChange={(next) => onChange(withMember(value, name, next))}
        />
      ))}
    </fieldset>
  );
}

/** Entries in an order that is changed by buttons, so that it works by keyboard and by touch alike. */
export function BodyList({ Node, ...props }: PartsProps): ReactNode {
  const { schema, label, path, value, onChange } = props;
  const formats = useFormats();
  const entries: readonly Json[] = Array.isArray(value) ? value : [];
  const items = schema.items ?? {};
  const replace = (list: readonly Json[]): void => onChange(list.length > 0 ? list : undefined);
  const fresh: Json = items.type === 'object' ? {} : '';
  return (
    <fieldset className={css.group} id={nodeId(path)}>
      <legend className={css.legend}>{label}</legend>
      {entries.map((entry, at) => {
        const name = texts.entry(items.title ?? label, formats.number(at + 1));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name, and are moved by their places.
          <div className={css.entry} key={at}>
            <div className={css.entryBody}>
              <Node
                {...props}
                schema={items}
                label={name}
                path={[...path, String(at)]}
                value={entry}
                onChange={(next) => replace(entries.map((one, place) => (place === at ? (next ?? '') : one)))}
              />
            </div>
            <div className={css.tools}>
              <IconButton
                icon={arrowUpIcon}
                label={texts.moveUp(name)}
                disabled={at === 0}
                onClick={() => replace(moved(entries, at, -1))}
              />
              <IconButton
                icon={arrowDownIcon}
                label={texts.moveDown(name)}
                disabled={at === entries.length - 1}
                onClick={() => replace(moved(entries, at, 1))}
              />
              <IconButton
                icon={closeIcon}
                label={texts.removeEntry(name)}
                onClick={() => replace(entries.filter((_, place) => place !== at))}
              />
            </div>
          </div>
        );
      })}
      <div>
        <ActionButton
          type="button"
          variant="secondary"
          disabled={entries.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
          onClick={() => replace([...entries, fresh])}
        >
          {texts.addEntry}
        </ActionButton>
      </div>
    </fieldset>
  );
}
