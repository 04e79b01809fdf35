import type { ProductCategory } from '@relab/contract/commerce';
import { Column } from '@relab/toolkit/column';
import { Section } from '@relab/toolkit/section';
import type { ReactNode } from 'react';
import type { SiteSettings } from '../../frame/settings.ts';
import { categoryHref } from '../../listing/category-crumbs.ts';
import css from './home.module.css';

/** The groups of the catalogue, each with what it holds and how much of it; then all of it. */
export interface CategoryShortcutsProps {
  readonly categories: readonly ProductCategory[];
  readonly settings: SiteSettings;
}

export function CategoryShortcuts({ categories, settings }: CategoryShortcutsProps): ReactNode {
  const filled = categories.filter(({ productCount }) => productCount > 0);
  if (filled.length === 0) return null;
  return (
    <Section spacing="medium" labelledBy="categories-heading">
      <Column width={12}>
        <h2 id="categories-heading" className="visually-hidden">
          Categories
        </h2>
        <ul className={css.categories}>
          {filled.map((category) => (
            <li key={category.id}>
              <a className={css.category} href={categoryHref(category)}>
                <span className={css.categoryName}>{category.fields.Name}</span>
                <span className={css.count}>
                  {category.productCount.toLocaleString('en-US')}
                  <span className="visually-hidden"> listings</span>
                </span>
                {category.fields.Description && (
                  <span className={css.categoryText}>{category.fields.Description}</span>
                )}
              </a>
            </li>
          ))}
          <li>
            <a className={css.category} href={categoryHref(settings.marketplaceCategory)}>
              <span className={css.categoryName}>All equipment</span>
              <span className={css.categoryText}>Filter by condition, price, year and place.</span>
            </a>
          </li>
        </ul>
      </Column>
    </Section>
  );
}
