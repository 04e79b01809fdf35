import type { FieldInfo } from '@relab/contract/records';
import { checkIcon, Icon, minusIcon } from '@relab/toolkit/icon';
import { lazy, type ReactNode, Suspense } from 'react';
import { fieldKindOf } from './field-kind.ts';
import css from './field-value.module.css';
import { formatValue, type ShownField } from './format-value.ts';
import { jsonLines } from './json-lines.ts';
import type { ReferenceTarget } from './record-field.ts';
import { RecordLink } from './record-link.tsx';
import * as texts from './texts.ts';
import { useReading } from './use-reading.ts';

const RichTextValue = lazy(async () => ({ default: (await import('./rich-text-value.tsx')).RichTextValue }));

export interface FieldValueProps {
  readonly field: FieldInfo;
  readonly value: ShownField;
  /** Where a reference leads, by `referenceTargetOf`; without it the record is looked up by its id. */
  readonly target?: ReferenceTarget | undefined;
}

/** Only addresses that a browser opens as a page: what a record holds may be anything. */
const isWebAddress = (value: string): boolean => /^(https?:\/\/|\/(?!\/))/i.test(value);

/** A field's value, as it is read. */
export function FieldValue({ field, value: shown, target }: FieldValueProps): ReactNode {
  const reading = useReading();
  const { value } = shown;
  const kind = fieldKindOf(field);
  if (kind === 'boolean')
    return (
      <span className={css.boolean} data-on={value === true || undefined}>
        <Icon path={value === true ? checkIcon : minusIcon} />
        {value === true ? texts.yes : texts.no}
      </span>
    );
  if (kind === 'reference' && typeof value === 'string' && value !== '') {
    const { referenceToInfos } = field;
    const only = referenceToInfos.length === 1 ? referenceToInfos[0]?.apiName : undefined;
    return (
      <RecordLink
        target={target ?? { recordId: value, objectApiName: only, name: shown.displayValue ?? null }}
      />
    );
  }
  const text = formatValue(field, shown, reading);
  if (text === '') return <Empty />;
  switch (kind) {
    case 'email':
      return <a href={`mailto:${encodeURIComponent(text)}`}>{text}</a>;
    case 'phone':
      return <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</a>;
    case 'url':
      return isWebAddress(text) ? (
        <a href={text} rel="noreferrer" target="_blank">
          {text}
        </a>
      ) : (
        text
      );
    case 'multiPicklist':
      return text.split(/;\s*/).join(', ');
    case 'longText':
      return <LongText text={text} />;
    case 'address':
      return <span className={css.lines}>{text}</span>;
    case 'richText':
      return (
        <Suspense fallback={null}>
          <RichTextValue html={String(value)} />
        </Suspense>
      );
    default:
      return text;
  }
}

/** JSON lists that programs write are shown as lines: an empty list says that there are no entries, unlike an empty field. */
function LongText({ text }: { readonly text: string }): ReactNode {
  const lines = jsonLines(text);
  return (
    <span className={css.lines}>{lines?.length === 0 ? texts.nothing : (lines?.join('\n') ?? text)}</span>
  );
}

/** Nothing: a dash for the eye, a word for the ear. */
function Empty(): ReactNode {
  return (
    <span className="soft">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{texts.empty}</span>
    </span>
  );
}
