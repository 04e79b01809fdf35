import type { MediaFile } from '@relab/contract/content';
import { ActionButton } from '@relab/toolkit/button';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { wholePictureHref } from '../../media/picture-href.ts';
import { ChoiceLine, ChoiceSet } from '../../ui/labeled.tsx';
import css from './page.module.css';
import {
  type Crop,
  cropBetween,
  type Edges,
  edgesOf,
  type FocalPoint,
  minPart,
  percent,
  pointIn,
  whole,
  withEdge,
} from './picture-parts.ts';
import * as texts from './texts.ts';

export interface PictureEditorProps {
  readonly file: MediaFile;
  readonly focalPoint: FocalPoint | undefined;
  readonly crop: Crop | undefined;
  readonly onChange: (part: {
    readonly focalPoint?: FocalPoint | undefined;
    readonly crop?: Crop | undefined;
  }) => void;
}

const modes = ['focalPoint', 'crop'] as const;
type Mode = (typeof modes)[number];

const edgeNames = ['left', 'top', 'right', 'bottom'] as const satisfies readonly (keyof Edges)[];

/** The whole picture, with the point that stays in view and the part that is shown: by pointing, or by the sliders below. */
export function PictureEditor({ file, focalPoint, crop, onChange }: PictureEditorProps): ReactNode {
  const [mode, setMode] = useState<Mode>('focalPoint');
  const [corner, setCorner] = useState<FocalPoint>();
  const eye = focalPoint ?? { x: 0.5, y: 0.5 };
  const shown = crop ?? whole;
  const point = (event: PointerEvent<HTMLElement>): FocalPoint =>
    pointIn(event.currentTarget.getBoundingClientRect(), event);

  return (
    <div className={css.section}>
      <div
        className={css.stage}
        data-testid="stage"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setCorner(point(event));
          if (mode === 'focalPoint') onChange({ focalPoint: point(event) });
        }}
        onPointerMove={(event) => {
          if (!corner) return;
          if (mode === 'focalPoint') return onChange({ focalPoint: point(event) });
          const drawn = cropBetween(corner, point(event));
          if (drawn) onChange({ crop: drawn });
        }}
        onPointerUp={() => setCorner(undefined)}
        onPointerCancel={() => setCorner(undefined)}
      >
        <img src={wholePictureHref(file, 960)} alt="" draggable={false} />
        {crop && (
          <span className={css.shade}>
            <span
              className={css.shown}
              style={{
                insetInlineStart: percent(shown.x),
                insetBlockStart: percent(shown.y),
                inlineSize: percent(shown.width),
                blockSize: percent(shown.height),
              }}
            />
          </span>
        )}
        <span
          className={css.eye}
          style={{ insetInlineStart: percent(eye.x), insetBlockStart: percent(eye.y) }}
        />
      </div>
      <ChoiceSet label={texts.pointing}>
        {modes.map((one) => (
          <ChoiceLine key={one} label={texts.modes[one]}>
            <input type="radio" name="mode" checked={mode === one} onChange={() => setMode(one)} />
          </ChoiceLine>
        ))}
      </ChoiceSet>
      {mode === 'focalPoint' ? (
        <>
          <div className={css.sliders}>
            <Slider
              label={texts.fromLeft}
              value={eye.x}
              onChange={(x) => onChange({ focalPoint: { ...eye, x } })}
            />
            <Slider
              label={texts.fromTop}
              value={eye.y}
              onChange={(y) => onChange({ focalPoint: { ...eye, y } })}
            />
          </div>
          {focalPoint && (
            <div>
              <ActionButton type="button" variant="plain" onClick={() => onChange({ focalPoint: undefined })}>
                {texts.noFocalPoint}
              </ActionButton>
            </div>
          )}
        </>
      ) : (
        <>
          <div className={css.sliders}>
            {edgeNames.map((edge) => (
              <Slider
                key={edge}
                label={texts.edges[edge]}
                value={edgesOf(shown)[edge]}
                max={1 - minPart}
                onChange={(part) => onChange({ crop: withEdge(shown, edge, part) })}
              />
            ))}
          </div>
          {crop && (
            <div>
              <ActionButton type="button" variant="plain" onClick={() => onChange({ crop: undefined })}>
                {texts.noCrop}
              </ActionButton>
            </div>
          )}
        </>
      )}
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  /** A part of a side. */
  readonly value: number;
  readonly max?: number;
  readonly onChange: (value: number) => void;
}

const Slider = ({ label, value, max = 1, onChange }: SliderProps): ReactNode => (
  <label>
    {`${label}: ${Math.round(value * 100)} %`}
    <input
      type="range"
      min={0}
      max={max}
      step={0.01}
      value={value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  </label>
);
