import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { blockLabel, regionLabel } from '../design/labels.ts';
import { definitionOf, summaryOf } from '../design/outline.ts';
import type { BlockDescription } from '../design/page-description.ts';
import { useFormats } from '../session/use-formats.ts';
import type { BlockNode } from './block-tree.ts';
import css from './page-comparison.module.css';
import { SettingChange } from './setting-change.tsx';
import { entryId, type NumberedChange } from './side.ts';
import * as texts from './texts.ts';

export interface ChangeListProps {
  readonly changes: readonly NumberedChange[];
  readonly blocks: readonly BlockDescription[];
  readonly current: number | undefined;
  /** Whether a block can be seen in one of the two pages. */
  readonly isSeen: (change: NumberedChange) => boolean;
  readonly onShow: (change: NumberedChange) => void;
}

/** What differs, in words: each entry leads to its place on the pages. */
export function ChangeList({ changes, blocks, current, isSeen, onShow }: ChangeListProps): ReactNode {
  return (
    <ol className={css.list} aria-label={texts.changes}>
      {changes.map((entry) => {
        const { number, change } = entry;
        const node = change.after ?? change.before;
        if (!node) return null;
        const block = blocks.find(({ name }) => name === definitionOf(node.component));
        return (
          <li
            key={number}
            id={entryId(number)}
            className={css.entry}
            data-kind={change.kind}
            aria-current={number === current || undefined}
          >
            <p className={css.what}>
              <span className={css.label}>{texts.markOf(number, texts.kinds[change.kind])}</span>{' '}
              <strong>{blockLabel(definitionOf(node.component))}</strong>
              {summaryOf(node.component) !== '' && `: ${summaryOf(node.component)}`}
            </p>
            <Where entry={entry} />
            {change.settings.length > 0 && (
              <dl className={css.settings}>
                {change.settings.map((one) => (
                  <SettingChange
                    key={`${one.name} ${one.isSetting}`}
                    change={one}
                    setting={
                      one.isSetting ? block?.settings.find(({ name }) => name === one.name) : undefined
                    }
                  />
                ))}
              </dl>
            )}
            {isSeen(entry) ? (
              <ActionButton
                type="button"
                variant="secondary"
                aria-label={texts.showOne(number)}
                onClick={() => onShow(entry)}
              >
                {texts.show}
              </ActionButton>
            ) : (
              <p className="soft">{texts.unseen}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Where it stands, or stood; how many blocks came or went with it. */
function Where({ entry: { change } }: { readonly entry: NumberedChange }): ReactNode {
  const formats = useFormats();
  const { kind, before, after, inside } = change;
  const isMoved = kind === 'moved' || kind === 'movedAndChanged';
  const node = after ?? before;
  return (
    <p className="soft">
      {isMoved && before && after
        ? texts.movedFrom(whereIs(before), whereIs(after))
        : node && texts.standsIn(whereIs(node))}
      {inside > 0 && ` ${texts.withInside(inside, formats.number(inside))}`}
    </p>
  );
}

/** "Section 2, Column 1, 3rd": numbers as they are counted. */
function whereIs({ parent, region, index }: BlockNode): string {
  const own =
    region === 'content' ? texts.turn(index + 1) : `${regionLabel(region)}, ${texts.turn(index + 1)}`;
  return [...around(parent), own].join(', ');
}

const around = (node: BlockNode | undefined): readonly string[] =>
  node ? [...around(node.parent), `${blockLabel(definitionOf(node.component))} ${node.index + 1}`] : [];
