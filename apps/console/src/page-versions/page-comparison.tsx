import type { ContentDocument } from '@relab/contract/content';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useMemo, useState } from 'react';
import { boxesOf } from '../design/marked-page.ts';
import { type BlockDescription, readPageDescription } from '../design/page-description.ts';
import type { Place } from '../design/place.ts';
import { type FrameLook, FrameTools } from '../preview/frame-tools.tsx';
import { usePreviewAddress } from '../preview/use-preview-address.ts';
import { useFormats } from '../session/use-formats.ts';
import { useMediaQuery } from '../ui/media-query.ts';
import type { BlockChange } from './block-changes.ts';
import { ChangeList } from './change-list.tsx';
import css from './page-comparison.module.css';
import { type NumberedChange, type Side, sides } from './side.ts';
import * as texts from './texts.ts';
import { useJoinedScroll } from './use-joined-scroll.ts';
import { VersionFrame } from './version-frame.tsx';

export interface ComparedVersion {
  readonly id: string;
  readonly number: string;
}

export interface PageComparisonProps {
  readonly document: ContentDocument;
  readonly versions: Readonly<Record<Side, ComparedVersion>>;
  readonly changes: readonly BlockChange[];
}

/** More of them are shown on demand: a page may have thousands. */
const shownAtFirst = 100;
/** Px between the top of a page and what was gone to. */
const margin = 48;

type Boxes = ReadonlyMap<Place, DOMRect>;

/** Two versions of a page of blocks as the site shows them, and what differs: in words, and outlined on both. */
export function PageComparison({ document, versions, changes }: PageComparisonProps): ReactNode {
  const formats = useFormats();
  const address = usePreviewAddress(document, 'design');
  const isWide = useMediaQuery('(width >= 64.0625em)');
  const [chosenLook, setLook] = useState<FrameLook>();
  const look = chosenLook ?? { width: isWide ? 820 : 390, scheme: 'light' };
  const [isWhole, setWhole] = useState(false);
  const [blocks, setBlocks] = useState<readonly BlockDescription[]>([]);
  const [boxes, setBoxes] = useState<Partial<Record<Side, Boxes>>>({});
  const [current, setCurrent] = useState<number>();
  const { rooms, follow, bring } = useJoinedScroll();
  const numbered = useMemo(
    () => changes.map((change, at): NumberedChange => ({ number: at + 1, change })),
    [changes],
  );
  const shown = isWhole ? numbered : numbered.slice(0, shownAtFirst);

  function measure(side: Side, page: Document): void {
    const places = new Set(changes.flatMap((change) => change[side]?.place ?? []));
    setBoxes((known) => ({ ...known, [side]: boxesOf(page, places) }));
    if (side === 'after') setBlocks(readPageDescription(page)?.blocks ?? []);
  }
  const isSeenAt = ({ change }: NumberedChange, side: Side): boolean =>
    boxes[side]?.has(change[side]?.place ?? '') ?? false;
  function show(entry: NumberedChange): void {
    setCurrent(entry.number);
    for (const side of sides) {
      const room = rooms[side].current;
      const mark = room?.querySelector(`[data-mark="${entry.number}"]`);
      if (!room || !mark) continue;
      bring(side, mark.getBoundingClientRect().top - room.getBoundingClientRect().top - margin);
    }
    const side = isSeenAt(entry, 'after') ? 'after' : 'before';
    rooms[side].current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section className={css.comparison} aria-labelledby="page-comparison">
      <h2 id="page-comparison">{texts.heading}</h2>
      {address.state === 'none' && (
        <Notice tone="error" heading={texts.notShown}>
          {address.message}
        </Notice>
      )}
      <div className={css.tools}>
        <FrameTools look={look} onChange={setLook} />
      </div>
      <div className={css.workspace}>
        {changes.length === 0 ? (
          <p>{texts.noChanges}</p>
        ) : (
          <div className={css.side}>
            <ChangeList
              changes={shown}
              blocks={blocks}
              current={current}
              isSeen={(entry) => sides.some((side) => isSeenAt(entry, side))}
              onShow={show}
            />
            {shown.length < numbered.length && (
              <ActionButton type="button" variant="secondary" onClick={() => setWhole(true)}>
                {texts.showAll(formats.number(numbered.length))}
              </ActionButton>
            )}
          </div>
        )}
        {address.state === 'open' && (
          <div className={css.versions}>
            {sides.map((side) => (
              <VersionFrame
                key={`${side} ${versions[side].id}`}
                side={side}
                title={texts.titles[side](versions[side].number)}
                href={address.hrefOf(versions[side].id)}
                look={look}
                changes={shown}
                boxes={boxes[side]}
                current={current}
                roomRef={rooms[side]}
                onScroll={() => follow(side)}
                onMeasure={(page) => measure(side, page)}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
