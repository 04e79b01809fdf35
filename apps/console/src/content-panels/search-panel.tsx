import { getMediaItem } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { useRead } from '@relab/react';
import { type ReactNode, useState } from 'react';
import { isObject, type Json } from '../content/body-value.ts';
import type { Draft } from '../content/draft.ts';
import { useDebounced } from '../fields/use-debounced.ts';
import { pictureHref } from '../media/picture-href.ts';
import { useFormats } from '../session/use-formats.ts';
import css from './content-panels.module.css';
import {
  cardTextOf,
  cutDescription,
  descriptionLength,
  headOf,
  searchTextOf,
  titleLength,
} from './search-text.ts';
import * as texts from './texts.ts';

export interface SearchPanelProps {
  readonly draft: Draft;
  readonly document: ContentDocument;
}

/** How a search engine and a shared link show the page, as it is being written. */
export function SearchPanel({ draft, document }: SearchPanelProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>{texts.searchPreview}</summary>
      {isOpen && <Previews draft={draft} document={document} />}
    </details>
  );
}

function Previews({ draft, document }: SearchPanelProps): ReactNode {
  const settled = useDebounced(draft, 300);
  const { title, description } = searchTextOf(settled);
  const shown = cutDescription(description);
  const card = cardTextOf(settled);
  const head = headOf(settled);
  const canonical = typeof head.canonicalUrl === 'string' ? head.canonicalUrl : '';
  const { host } = window.location;
  const name = settled.urlName === '' ? document.contentKey : settled.urlName;
  return (
    <div className={css.content}>
      {head.noIndex === true && <p role="status">{texts.notListed}</p>}
      {canonical !== '' && <p role="status">{texts.listedAs(canonical)}</p>}
      <div className={css.meters}>
        <LengthMeter label={texts.searchTitle} length={title.length} {...titleLength} />
        <LengthMeter label={texts.searchDescription} length={shown.length} {...descriptionLength} />
      </div>
      <div className={css.previews}>
        <section>
          <h2>{texts.asResult}</h2>
          <div className={css.result}>
            <span className={css.address}>{`${host} › content › ${name}`}</span>
            <span className={css.resultTitle}>{title}</span>
            <span>{shown === '' ? texts.noDescription : shown}</span>
          </div>
        </section>
        <section>
          <h2>{texts.asCard}</h2>
          <div className={css.card}>
            <CardPicture draft={settled} />
            <div className={css.cardText}>
              <span className={css.address}>{host}</span>
              <span className={css.cardTitle}>{card.title}</span>
              <span>{card.description === '' ? texts.noDescription : cutDescription(card.description)}</span>
            </div>
          </div>
        </section>
      </div>
      <p className="soft">{texts.previewHint}</p>
    </div>
  );
}

const keyOf = (picture: Json | undefined): string =>
  isObject(picture) && typeof picture.contentKey === 'string' ? picture.contentKey : '';

/** The picture for sharing, else the banner of the page, where it has one. */
function CardPicture({ draft }: Pick<SearchPanelProps, 'draft'>): ReactNode {
  const key = keyOf(headOf(draft).image) || keyOf(draft.body.bannerImage);
  const { data } = useRead(getMediaItem, key === '' ? null : { contentKeyOrId: key });
  if (key === '') return null;
  const href = data?.file
    ? pictureHref(data.file, { width: 640 })
    : `/sfsites/c/cms/delivery/media/${encodeURIComponent(key)}?width=640`;
  return <img className={css.picture} src={href} alt="" />;
}

interface LengthMeterProps {
  readonly label: string;
  readonly length: number;
  readonly least: number;
  readonly most: number;
}

/** How long a text is, beside how long it should be: as a bar and in words. */
function LengthMeter({ label, length, least, most }: LengthMeterProps): ReactNode {
  const formats = useFormats();
  const verdict = length === 0 ? 'empty' : length < least ? 'short' : length > most ? 'long' : 'good';
  return (
    <div className={css.meter}>
      <span>{label}</span>
      <meter
        aria-label={label}
        min={0}
        max={most * 1.5}
        low={least}
        high={most}
        optimum={(least + most) / 2}
        value={Math.min(length, most * 1.5)}
      />
      <span className="soft">
        {texts.lengthOf(
          formats.number(length),
          formats.number(least),
          formats.number(most),
          texts.verdicts[verdict],
        )}
      </span>
    </div>
  );
}
