import type { ProductCategory } from '@relab/contract/commerce';
import { defineBlock } from '@relab/toolkit/page';
import { data, text } from '@relab/toolkit/settings';
import type { ReactNode } from 'react';
import { locale } from '../language/language.ts';
import { categoryHref } from '../listing/category-href.ts';
import { listing, listings } from '../listing/texts.ts';
import * as texts from './texts.ts';
import css from './view.module.css';

export interface CategoryShortcutsProps {
  /** What the provider `categories` answers. */
  readonly categories?: unknown;
  readonly allHref?: string | undefined;
}

/** Whether a view bound what the provider answers, and not something else. */
function isCategories(value: unknown): value is readonly ProductCategory[] {
  const [first] = Array.isArray(value) ? value : [];
  return typeof first === 'object' && first !== null && 'productCount' in first && 'fields' in first;
}

/** The groups of the catalogue, each with what it holds and how much of it; then all of it. */
export function CategoryShortcuts({ categories, allHref }: CategoryShortcutsProps): ReactNode {
  if (!isCategories(categories)) return null;
  return (
    <>
      <h2 className="visually-hidden">{texts.categories}</h2>
      <ul className={css.categories}>
        {categories.map((category) => (
          <li key={category.id}>
            <a className={css.category} href={categoryHref(category)}>
              <span className={css.categoryName}>{category.fields.Name}</span>
              <span className={css.count}>
                {category.productCount.toLocaleString(locale)}
                <span className="visually-hidden"> {category.productCount === 1 ? listing : listings}</span>
              </span>
              {category.fields.Description && (
                <span className={css.categoryText}>{category.fields.Description}</span>
              )}
            </a>
          </li>
        ))}
        {allHref && (
          <li>
            <a className={css.category} href={allHref}>
              <span className={css.categoryName}>{texts.allEquipment}</span>
              <span className={css.categoryText}>{texts.filterBy}</span>
            </a>
          </li>
        )}
      </ul>
    </>
  );
}

export const categoryShortcutsDefinition = defineBlock({
  component: CategoryShortcuts,
  settings: { categories: data(), allHref: text() },
});
