import { TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import css from './design.module.css';
import { blockLabel, blockPurpose } from './labels.ts';
import type { BlockDescription } from './page-description.ts';
import * as texts from './texts.ts';

export interface PaletteProps {
  readonly blocks: readonly BlockDescription[];
  readonly onInsert: (definition: string) => void;
  /** Undefined once it has ended. */
  readonly onDrag: (definition: string | undefined) => void;
}

/** The blocks that a page may be made of: to be dragged onto it, or inserted with Enter. */
export function Palette({ blocks, onInsert, onDrag }: PaletteProps): ReactNode {
  const [term, setTerm] = useState('');
  const words = term.trim().toLowerCase();
  const found = blocks.filter(({ name }) =>
    `${name} ${blockLabel(name)} ${blockPurpose(name)}`.toLowerCase().includes(words),
  );
  return (
    <>
      <TextField
        name="find-block"
        label={texts.findBlock}
        type="search"
        autoComplete="off"
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      {found.length === 0 ? (
        <p className="soft">{texts.noBlock}</p>
      ) : (
        <ul className={css.palette} aria-label={texts.blocks}>
          {found.map(({ name }) => (
            <li key={name}>
              <button
                type="button"
                className={css.block}
                draggable
                onClick={() => onInsert(name)}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'copy';
                  event.dataTransfer.setData('text/plain', name);
                  onDrag(name);
                }}
                onDragEnd={() => onDrag(undefined)}
              >
                {blockLabel(name)}
                <small>{blockPurpose(name)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
