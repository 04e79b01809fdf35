import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { PostForm } from '../../form/post-form.tsx';
import { Thumbnail } from '../../lines/thumbnail.tsx';
import { AvailabilityBadge } from '../../listing/availability-badge.tsx';
import { routes } from '../../routes.ts';
import css from './compare.module.css';
import { compareHref } from './compare-href.ts';
import { type CompareGroup, compareGroups } from './compare-rows.ts';
import type { ComparedListing } from './compared-listing.ts';
import * as texts from './texts.ts';

/** One column per listing; scrolls sideways where there is no room, beside a first column that stays. */
export function CompareTable({ listings }: { readonly listings: readonly ComparedListing[] }): ReactNode {
  return (
    <section className={css.scroll} aria-label={texts.tableRegionLabel}>
      <table className={css.table}>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            <td className={css.corner} />
            {listings.map((one) => (
              <th key={one.id} scope="col" className={css.listing} data-state={one.availability.state}>
                <Thumbnail image={one.image} size="large" />
                <a href={one.href} lang={one.listing.languageOf('Name')}>
                  {one.listing.name}
                </a>
                <AvailabilityBadge availability={one.availability} />
                <Remove one={one} rest={listings.filter(({ id }) => id !== one.id).map(({ id }) => id)} />
              </th>
            ))}
          </tr>
        </thead>
        {compareGroups(listings).map((group) => (
          <Group key={group.heading} group={group} ids={listings.map(({ id }) => id)} />
        ))}
      </table>
    </section>
  );
}

interface GroupProps {
  readonly group: CompareGroup;
  readonly ids: readonly string[];
}

function Group({ group, ids }: GroupProps): ReactNode {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={ids.length + 1} className={css.group}>
          <span>{group.heading}</span>
        </th>
      </tr>
      {group.rows.map(({ label, language, values, languages, differs }) => (
        <tr key={label} data-differs={differs || undefined}>
          <th scope="row" className={css.label}>
            <span lang={language}>{label}</span>
            {differs && (
              <>
                {' '}
                <span className={css.differs}>{texts.differsLabel}</span>
              </>
            )}
          </th>
          {ids.map((id, at) => (
            <td key={id} lang={values[at] ? languages[at] : undefined}>
              {values[at] || <span className="soft">{texts.notStated}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface RemoveProps {
  readonly one: ComparedListing;
  /** Ids of the others, which stay. */
  readonly rest: readonly string[];
}

function Remove({ one, rest }: RemoveProps): ReactNode {
  return (
    <PostForm to={routes.compare} intent="remove" values={{ productId: one.id, next: compareHref(rest) }}>
      <ActionButton variant="plain">
        {texts.remove}
        <span className="visually-hidden">{texts.removeObject(one.listing.name)}</span>
      </ActionButton>
    </PostForm>
  );
}
