import { ActionButton } from '@relab/toolkit/button';
import { SelectField, TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { BodyNode } from '../content/body-node.tsx';
import type { NodeSchema } from '../content/body-schema.ts';
import { type JsonObject, withMember } from '../content/body-value.ts';
import { ContentControl } from '../content/content-control.tsx';
import { languageName } from '../content/language-name.ts';
import { asText, fieldOf, type NodeProps, nodeId, textOrNone } from '../content/node-props.tsx';
import type { Place } from '../design/place.ts';
import { MenuLabels } from './menu-labels.tsx';
import { labelOfEntry, type MenuTarget, targetOf } from './menu-target.ts';
import css from './menus.module.css';
import { SiteLinkPicker } from './site-link-picker.tsx';
import * as texts from './texts.ts';
import type { LabelEdits } from './use-label-edits.ts';
import type { MenuLanguage } from './use-menu-languages.ts';

type TargetKind = Exclude<MenuTarget['kind'], 'bad'>;

export interface EntryFormProps {
  readonly node: NodeProps;
  readonly place: Place;
  readonly entry: JsonObject;
  /** Of an entry. */
  readonly schema: NodeSchema;
  readonly problem: string | undefined;
  readonly language: string;
  readonly member: string;
  /** The same menu in the other languages, and what is typed in them. */
  readonly languages: readonly MenuLanguage[];
  readonly edits: LabelEdits;
  readonly onChange: (entry: JsonObject, member: string) => void;
}

const kindOf = (entry: JsonObject): TargetKind => {
  const { kind } = targetOf(entry);
  return kind === 'bad' ? 'address' : kind;
};

/** As it was chosen, as long as what is written is of that kind: an address is not one while it is typed. */
function shownKind(entry: JsonObject, chosen: TargetKind): TargetKind {
  const kind = kindOf(entry);
  const isTyped = kind === 'path' || kind === 'address';
  return kind === 'none' || (isTyped && (chosen === 'path' || chosen === 'address')) ? chosen : kind;
}

/** What an entry of a menu says, and where it leads. */
export function EntryForm(props: EntryFormProps): ReactNode {
  const { node, place, entry, schema, problem, onChange } = props;
  const { language, member, languages, edits } = props;
  const [chosen, setChosen] = useState<TargetKind>(() => kindOf(entry));
  const kind = shownKind(entry, chosen);
  const [isChoosing, setChoosing] = useState(false);
  const path = place.split('.');
  const properties = schema.properties ?? {};
  const set = (name: string, value: Parameters<NodeProps['onChange']>[0]): void =>
    onChange(withMember(entry, name, value), name);
  const propsOf = (name: string): NodeProps => ({
    ...node,
    schema: properties[name] ?? {},
    label: properties[name]?.title ?? name,
    path: [...path, name],
    value: entry[name],
    onChange: (value) => set(name, value),
  });
  const change = (next: TargetKind): void => {
    setChosen(next);
    const { url: _, contentKey: __, ...rest } = entry;
    onChange(rest, 'target');
  };
  const url = asText(entry.url);
  return (
    <section className={css.form} aria-label={texts.entry(labelOfEntry(entry) || texts.unnamed)}>
      <MenuLabels {...{ language, member, place, entry, languages, edits }}>
        <TextField
          {...fieldOf(propsOf('label'))}
          {...(languages.length > 0 ? { label: texts.labelIn(languageName(language)) } : {})}
          value={asText(entry.label)}
          maxLength={255}
          autoComplete="off"
          onChange={({ target }) => set('label', textOrNone(target.value))}
        />
      </MenuLabels>
      <SelectField
        name={`${place}.target`}
        label={texts.leadsTo}
        hint={problem}
        value={kind}
        options={[
          { value: 'none', label: texts.kinds.none },
          { value: 'content', label: texts.kinds.content },
          { value: 'path', label: texts.kinds.path },
          { value: 'address', label: texts.kinds.address },
        ]}
        onChange={({ target }) => change(target.value as TargetKind)}
      />
      {kind === 'content' && <ContentControl {...propsOf('contentKey')} />}
      {kind === 'path' && (
        <div className={css.path}>
          <TextField
            {...fieldOf(propsOf('url'))}
            label={texts.path}
            hint={texts.pathHint}
            value={url}
            maxLength={2048}
            autoComplete="off"
            onChange={({ target }) => set('url', textOrNone(target.value))}
          />
          <ActionButton type="button" variant="secondary" onClick={() => setChoosing(true)}>
            {texts.choosePage}
          </ActionButton>
        </div>
      )}
      {kind === 'address' && (
        <TextField
          {...fieldOf(propsOf('url'))}
          id={nodeId([...path, 'url'])}
          hint={texts.addressHint}
          inputMode="url"
          value={url}
          maxLength={2048}
          autoComplete="off"
          onChange={({ target }) => set('url', textOrNone(target.value))}
        />
      )}
      {kind !== 'none' && properties.opensNewWindow && <BodyNode {...propsOf('opensNewWindow')} />}
      {properties.image && (
        <details>
          <summary>{properties.image.title}</summary>
          <BodyNode {...propsOf('image')} />
        </details>
      )}
      {isChoosing && (
        <SiteLinkPicker
          spaceId={node.spaceId}
          onChoose={({ path: to, label }) => {
            const named = labelOfEntry(entry) === '' ? { ...entry, label } : entry;
            onChange({ ...named, url: to }, 'url');
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}
