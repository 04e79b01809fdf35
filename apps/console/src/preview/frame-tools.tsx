import { SelectField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import * as texts from './texts.ts';

/** How a page is looked at. */
export interface FrameLook {
  /** CSS px. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

export const firstLook: FrameLook = { width: 1440, scheme: 'light' };

export interface FrameToolsProps {
  readonly look: FrameLook;
  readonly onChange: (look: FrameLook) => void;
}

/** Three widths, two colour schemes. */
export function FrameTools({ look, onChange }: FrameToolsProps): ReactNode {
  return (
    <>
      <SelectField
        name="preview-width"
        label={texts.width}
        value={String(look.width)}
        options={Object.entries(texts.widths).map(([value, label]) => ({
          value,
          label: `${label}, ${value} px`,
        }))}
        onChange={({ target }) => onChange({ ...look, width: Number(target.value) })}
      />
      <SelectField
        name="preview-colors"
        label={texts.colors}
        value={look.scheme}
        options={Object.entries(texts.schemes).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => onChange({ ...look, scheme: target.value === 'dark' ? 'dark' : 'light' })}
      />
    </>
  );
}
