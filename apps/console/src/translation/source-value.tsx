import { getMediaItem } from '@relab/client/content';
import { useRead } from '@relab/react';
import type { ReactNode } from 'react';
import { choiceLabel, kindOf, membersOf, type NodeSchema } from '../content/body-schema.ts';
import { isObject, type Json } from '../content/body-value.ts';
import { hrefOfPicture } from '../content/media-control.tsx';
import { useFormats } from '../session/use-formats.ts';
import { MarkedRichText, MarkedText } from './marked-text.tsx';
import * as texts from './texts.ts';
import css from './translation.module.css';

export interface SourceValueProps {
  readonly schema: NodeSchema;
  readonly label: string;
  readonly value: Json | undefined;
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value of the source as it reads. */
export function SourceValue({ schema, label, value }: SourceValueProps): ReactNode {
  const formats = useFormats();
  if (isEmpty(value)) return <p className="soft">{texts.empty}</p>;
  const kind = kindOf(schema);
  if (kind === 'richText' && typeof value === 'string')
    return (
      <div className={css.richText}>
        <MarkedRichText html={value} />
      </div>
    );
  if (kind === 'media' && isObject(value)) return <Picture value={value} />;
  if (kind === 'group' && isObject(value))
    return (
      <dl className={css.members}>
        {membersOf(schema).map(([name, member]) => (
          <div key={name}>
            <dt>{member.title ?? name}</dt>
            <dd>
              <SourceValue schema={member} label={member.title ?? name} value={value[name]} />
            </dd>
          </div>
        ))}
      </dl>
    );
  if (kind === 'list' && Array.isArray(value))
    return (
      <ol className={css.entries}>
        {value.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name.
          <li key={at}>
            <SourceValue schema={schema.items ?? {}} label={label} value={entry} />
          </li>
        ))}
      </ol>
    );
  if (typeof value === 'boolean') return <p className={css.text}>{value ? texts.yes : texts.no}</p>;
  if (typeof value === 'number') return <p className={css.text}>{formats.number(value)}</p>;
  if (typeof value !== 'string') return <pre className={css.json}>{JSON.stringify(value, undefined, 2)}</pre>;
  const isMoment = kind === 'dateTime' && !Number.isNaN(Date.parse(value));
  const text = kind === 'choice' ? choiceLabel(schema, value) : isMoment ? formats.moment(value) : value;
  return <p className={css.text}>{kind === 'line' || kind === 'text' ? <MarkedText text={text} /> : text}</p>;
}

function Picture({ value }: { readonly value: { readonly [name: string]: Json } }): ReactNode {
  const key = typeof value.contentKey === 'string' ? value.contentKey : '';
  const { data } = useRead(getMediaItem, key === '' ? null : { contentKeyOrId: key });
  const alt = typeof value.altText === 'string' ? value.altText : '';
  if (key === '') return <p className="soft">{texts.empty}</p>;
  return (
    <figure className={css.picture}>
      <img src={hrefOfPicture(key, data)} alt="" />
      <figcaption>{[data?.title, alt].filter(Boolean).join(': ')}</figcaption>
    </figure>
  );
}
