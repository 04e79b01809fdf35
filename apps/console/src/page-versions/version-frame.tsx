import type { ReactNode, RefObject } from 'react';
import type { Place } from '../design/place.ts';
import type { FrameLook } from '../preview/frame-tools.tsx';
import { SiteFrame } from '../preview/site-frame.tsx';
import css from './page-comparison.module.css';
import { entryId, type NumberedChange, type Side } from './side.ts';
import * as texts from './texts.ts';

export interface VersionFrameProps {
  readonly side: Side;
  readonly title: string;
  readonly href: string;
  readonly look: FrameLook;
  readonly changes: readonly NumberedChange[];
  readonly boxes: ReadonlyMap<Place, DOMRect> | undefined;
  /** The change that was gone to. */
  readonly current: number | undefined;
  readonly roomRef: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly onMeasure: (page: Document) => void;
}

/** One version as the site shows it, with what the other one has differently outlined and named. */
export function VersionFrame(props: VersionFrameProps): ReactNode {
  const { side, title, href, look, changes, boxes, current, roomRef, onScroll, onMeasure } = props;
  const marks = marksOf(side, changes, boxes);
  return (
    <section className={css.version} aria-label={title}>
      <h3>{title}</h3>
      <SiteFrame
        {...look}
        href={href}
        title={title}
        revision={href}
        roomRef={roomRef}
        onScroll={onScroll}
        onMeasure={onMeasure}
      >
        <div className={css.cover}>
          {marks.map(({ number, kind, box, translate }) => (
            <div
              key={number}
              className={css.mark}
              data-mark={number}
              data-kind={kind}
              data-current={number === current || undefined}
              style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
            >
              <a href={`#${entryId(number)}`} className={css.label} style={{ translate }}>
                {texts.markOf(number, texts.kindsOn[side][kind])}
              </a>
            </div>
          ))}
        </div>
      </SiteFrame>
    </section>
  );
}

/** Closer than this, in px of the page, two labels would hide each other. */
const room = { left: 240, top: 40 };

function marksOf(side: Side, changes: readonly NumberedChange[], boxes: VersionFrameProps['boxes']) {
  const marks: {
    readonly number: number;
    readonly kind: NumberedChange['change']['kind'];
    readonly box: DOMRect;
    readonly translate: string;
  }[] = [];
  for (const { number, change } of changes) {
    const box = boxes?.get(change[side]?.place ?? '');
    if (!box) continue;
    const near = marks.filter(
      (mark) => Math.abs(mark.box.left - box.left) < room.left && Math.abs(mark.box.top - box.top) < room.top,
    );
    // Above its block, so that it hides none of its words; above the labels that stand there, too.
    const turn = box.top < room.top ? near.length : -1 - near.length;
    marks.push({ number, kind: change.kind, box, translate: `0 ${turn * 100}%` });
  }
  return marks;
}
