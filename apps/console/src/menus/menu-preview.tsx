import type { ReactNode } from 'react';
import type { JsonObject } from '../content/body-value.ts';
import { componentsAt, type Place } from '../design/place.ts';
import { entriesBelow, labelOfEntry, targetOf } from './menu-target.ts';
import { entries } from './menu-view.ts';
import css from './menus.module.css';
import * as texts from './texts.ts';

export interface MenuPreviewProps {
  readonly view: JsonObject;
  /** What is wrong with where entries lead, by their places. */
  readonly problems: ReadonlyMap<Place, string>;
  readonly language: string;
}

/** The menu in columns, as the foot of the site shows it; what the site leaves out is crossed out. */
export function MenuPreview({ view, problems, language }: MenuPreviewProps): ReactNode {
  const top = componentsAt(view, entries) as readonly JsonObject[];
  if (top.length === 0) return <p className="soft">{texts.emptyMenu}</p>;
  return (
    <div className={css.preview} lang={language.replace('_', '-')}>
      {top.map((entry, at) => {
        const place = `${entries}.${at}`;
        return (
          <div key={place}>
            <EntryText entry={entry} isLeftOut={problems.has(place)} isHeading />
            <ul>
              {entriesBelow(entry).map((below, index) => {
                const own = `${place}.${entries}.${index}`;
                return (
                  <li key={own}>
                    <EntryText entry={below} isLeftOut={problems.has(own)} />
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

interface EntryTextProps {
  readonly entry: JsonObject;
  readonly isLeftOut: boolean;
  readonly isHeading?: boolean;
}

function EntryText({ entry, isLeftOut, isHeading = false }: EntryTextProps): ReactNode {
  const label = labelOfEntry(entry) || texts.unnamed;
  const text = isHeading ? <strong>{label}</strong> : label;
  if (isLeftOut)
    return (
      <s>
        {text} <span className="visually-hidden">{texts.leftOut}</span>
      </s>
    );
  return targetOf(entry).kind === 'none' ? text : <span className={css.link}>{text}</span>;
}
