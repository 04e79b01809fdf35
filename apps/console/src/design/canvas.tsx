import { type ReactNode, useState } from 'react';
import { type FrameLook, FrameTools, firstLook } from '../preview/frame-tools.tsx';
import { SiteFrame } from '../preview/site-frame.tsx';
import css from './design.module.css';
import { boxOf, type DropTarget, dropTargetAt, placeAt } from './marked-page.ts';
import type { Place } from './place.ts';

export interface CanvasProps {
  readonly href: string;
  readonly title: string;
  readonly revision: string;
  readonly chosen: Place | undefined;
  readonly onLoad: (page: Document) => void;
  readonly onChoose: (place: Place) => void;
  /** Whether what is being dragged comes from here. */
  readonly isDragging: boolean;
  readonly onDrop: (target: DropTarget | undefined) => void;
  /** The chosen block is dragged. */
  readonly onDrag: (isDragged: boolean) => void;
  readonly tools: ReactNode;
}

/** The page itself, and over it what is chosen and where something would be dropped. */
export function Canvas(props: CanvasProps): ReactNode {
  const { href, title, revision, chosen, onLoad, onChoose, isDragging, onDrop, onDrag, tools } = props;
  const [look, setLook] = useState<FrameLook>(firstLook);
  const [page, setPage] = useState<Document>();
  const [target, setTarget] = useState<DropTarget>();
  // With another width every box is another one: they are read once the page has it.
  const [, setMeasured] = useState(0);
  return (
    <div>
      <div className={css.tools}>
        <FrameTools look={look} onChange={setLook} />
        {tools}
      </div>
      <SiteFrame
        {...look}
        href={href}
        title={title}
        revision={revision}
        onLoad={(loaded) => {
          setPage(loaded);
          onLoad(loaded);
        }}
        onMeasure={() => setMeasured((count) => count + 1)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the list of blocks beside it does the same by keys. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of blocks beside it does the same by keys. */}
        <div
          className={css.overlay}
          draggable={chosen !== undefined}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', chosen ?? '');
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
          onClick={({ nativeEvent: { offsetX, offsetY } }) => {
            const place = page && placeAt(page, offsetX, offsetY);
            if (place !== undefined) onChoose(place);
          }}
          onDragOver={(event) => {
            if (!isDragging || !page) return;
            event.preventDefault();
            setTarget(dropTargetAt(page, event.nativeEvent.offsetX, event.nativeEvent.offsetY));
          }}
          onDragLeave={() => setTarget(undefined)}
          onDrop={(event) => {
            event.preventDefault();
            setTarget(undefined);
            if (page) onDrop(dropTargetAt(page, event.nativeEvent.offsetX, event.nativeEvent.offsetY));
          }}
        />
        {page && <Marks page={page} chosen={chosen} target={target} />}
      </SiteFrame>
    </div>
  );
}

interface MarksProps extends Pick<CanvasProps, 'chosen'> {
  readonly page: Document;
  readonly target: DropTarget | undefined;
}

function Marks({ page, chosen, target }: MarksProps): ReactNode {
  const box = chosen === undefined ? undefined : boxOf(page, chosen);
  const beside = target?.kind === 'beside' ? boxOf(page, target.place) : undefined;
  return (
    <>
      {box && <div className={css.chosen} style={boxStyle(box)} />}
      {beside && target?.kind === 'beside' && (
        <div
          className={css.line}
          style={{
            left: beside.left,
            width: beside.width,
            top: (target.isAfter ? beside.bottom : beside.top) - 3,
          }}
        />
      )}
      {target?.kind === 'inside' && <EmptyRegion page={page} region={target.region} />}
    </>
  );
}

const boxStyle = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height });

function EmptyRegion({ page, region }: { readonly page: Document; readonly region: Place }): ReactNode {
  const box = page.querySelector(`[data-empty="${CSS.escape(region)}"]`)?.getBoundingClientRect();
  return box && <div className={css.target} style={boxStyle(box)} />;
}
