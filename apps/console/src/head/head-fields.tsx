import { CheckboxField, TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { isObject, type Json, withMember } from '../content/body-value.ts';
import { MediaControl } from '../content/media-control.tsx';
import { asText, type NodeProps, nodeId, textOrNone } from '../content/node-props.tsx';
import css from './head.module.css';
import * as texts from './texts.ts';

/** A path of the site, or the address of another: what the server takes. */
const isAddress = (text: string): boolean => /^(?:\/(?![/\\])|https?:\/\/)\S*$/.test(text);

/** A page's metadata for search engines and social networks. What is left empty comes from its text. */
export function HeadFields(node: NodeProps): ReactNode {
  const { path, value, onChange } = node;
  const head = isObject(value) ? value : {};
  const set = (name: string, member: Json | undefined): void => {
    const next = withMember(value, name, member);
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  const field = (name: 'title' | 'description' | 'canonicalUrl' | 'cardTitle' | 'cardDescription') => {
    const own = [...path, name];
    return {
      ...{ name: own.join('.'), id: nodeId(own), label: texts.labels[name], hint: texts.hints[name] },
      ...{ value: asText(head[name]), autoComplete: 'off' },
    };
  };
  const canonical = asText(head.canonicalUrl);
  return (
    <details className={css.head} id={nodeId(path)} open={Object.keys(head).length > 0 || undefined}>
      <summary className={css.summary}>{texts.head}</summary>
      <div className={css.fields}>
        <TextField
          {...field('title')}
          maxLength={255}
          onChange={({ target }) => set('title', textOrNone(target.value))}
        />
        <TextAreaField
          {...field('description')}
          rows={3}
          maxLength={500}
          onChange={({ target }) => set('description', textOrNone(target.value))}
        />
        <CheckboxField
          name={[...path, 'noIndex'].join('.')}
          id={nodeId([...path, 'noIndex'])}
          label={texts.noIndex}
          hint={texts.noIndexHint}
          checked={head.noIndex === true}
          onChange={({ target }) => set('noIndex', target.checked ? true : undefined)}
        />
        <TextField
          {...field('canonicalUrl')}
          error={canonical === '' || isAddress(canonical) ? undefined : texts.noAddress}
          inputMode="url"
          maxLength={2048}
          onChange={({ target }) => set('canonicalUrl', textOrNone(target.value.trim()))}
        />
        <TextField
          {...field('cardTitle')}
          maxLength={255}
          onChange={({ target }) => set('cardTitle', textOrNone(target.value))}
        />
        <TextAreaField
          {...field('cardDescription')}
          rows={3}
          maxLength={500}
          onChange={({ target }) => set('cardDescription', textOrNone(target.value))}
        />
        <MediaControl
          {...node}
          schema={{}}
          label={texts.image}
          path={[...path, 'image']}
          value={head.image}
          onChange={(picture) => set('image', picture)}
        />
        <p className="soft">{texts.previewHint}</p>
      </div>
    </details>
  );
}
