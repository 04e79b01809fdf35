import type { ReactNode } from 'react';
import { isObject, type Json } from '../content/body-value.ts';
import { useFormats } from '../session/use-formats.ts';
import type { ChangedValue } from './changed-parts.ts';
import { plainTextOf } from './plain-text.ts';
import * as texts from './texts.ts';
import css from './versions.module.css';
import { compareWords, withContext } from './words.ts';

/** What two versions have differently: words within texts, pictures beside each other. */
export function ChangedValueView({ change }: { readonly change: ChangedValue }): ReactNode {
  const formats = useFormats();
  const { kind, before, after } = change;
  const asRead = (value: Json | undefined): string => {
    if (value === undefined) return '';
    if (kind === 'dateTime' && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
      return formats.moment(value);
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (typeof value === 'number') return formats.number(value);
    return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
  };
  if (kind === 'media') return <Pictures before={before} after={after} />;
  const [from, to] = [asRead(before), asRead(after)];
  if (kind !== 'richText') return <Words before={from} after={to} />;
  const [fromText, toText] = [plainTextOf(from), plainTextOf(to)];
  if (fromText !== toText) return <Words before={fromText} after={toText} />;
  return (
    <>
      <p className="soft">{texts.onlyMarkup}</p>
      <Words before={from} after={to} />
    </>
  );
}

function Words({ before, after }: { readonly before: string; readonly after: string }): ReactNode {
  const changes = compareWords(before, after);
  if (!changes)
    return (
      <div className={css.sides}>
        <Side label={texts.before}>
          <p className={css.text}>{before}</p>
        </Side>
        <Side label={texts.after}>
          <p className={css.text}>{after}</p>
        </Side>
      </div>
    );
  return (
    <p className={css.text}>
      {withContext(changes).map(({ kind, text }, at) => {
        const key = `${at}-${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return kind === 'added' ? (
          <ins key={key} className={css.added}>
            <span className="visually-hidden">{texts.added}</span>
            {text}
          </ins>
        ) : (
          <del key={key} className={css.removed}>
            <span className="visually-hidden">{texts.removed}</span>
            {text}
          </del>
        );
      })}
    </p>
  );
}

function Side({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <p className="soft">{label}</p>
      {children}
    </div>
  );
}

interface PicturesProps {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

function Pictures({ before, after }: PicturesProps): ReactNode {
  return (
    <div className={css.sides}>
      <Side label={texts.before}>
        <Picture value={before} />
      </Side>
      <Side label={texts.after}>
        <Picture value={after} />
      </Side>
    </div>
  );
}

function Picture({ value }: { readonly value: Json | undefined }): ReactNode {
  const key = isObject(value) && typeof value.contentKey === 'string' ? value.contentKey : '';
  if (key === '') return <p>{texts.noPicture}</p>;
  const alt = isObject(value) && typeof value.altText === 'string' ? value.altText : '';
  return (
    <figure className={css.picture}>
      <img src={`/sfsites/c/cms/delivery/media/${encodeURIComponent(key)}?width=320`} alt={alt} />
      {alt !== '' && <figcaption>{alt}</figcaption>}
    </figure>
  );
}
