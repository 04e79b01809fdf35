import type { CategoryPathStep, ProductCategory } from '@relab/contract/commerce';
import { writeQuery } from '@relab/pages/routes';
import { Breadcrumb } from '@relab/toolkit/breadcrumb';
import type { ReactNode } from 'react';
import { browseQuery, isFiltered, onPage } from '../../filter/browse-state.ts';
import { locale } from '../../language/language.ts';
import { categoryCrumbs } from '../../listing/category-crumbs.ts';
import { categoryHref } from '../../listing/category-href.ts';
import { listing, listings } from '../../listing/texts.ts';
import type { ViewProps } from '../../page.ts';
import { ResultPage } from '../../search-results/result-page.tsx';
import type { Results } from '../../search-results/results.ts';
import css from './category.module.css';
import * as texts from './texts.ts';

export interface CategoryData {
  readonly category: ProductCategory;
  readonly path: readonly CategoryPathStep[];
  readonly results: Results;
}

export function CategoryView({ data }: ViewProps<CategoryData>): ReactNode {
  const { category, path, results } = data;
  const name = category.fields.Name ?? '';
  const description = category.fields.Description;
  return (
    <div className={`page-width ${css.page}`}>
      <Breadcrumb items={categoryCrumbs(path)} />
      <header className={css.head}>
        <h1>{name}</h1>
        {description && <p className={css.description}>{description}</p>}
      </header>
      <Children name={name} results={results} />
      <ResultPage
        results={results}
        path={categoryHref(category)}
        hasCategoryFilter={false}
        subject={texts.searchSubject(name)}
      />
    </div>
  );
}

/** The next categories; what is chosen goes along. */
function Children({ name, results }: { readonly name: string; readonly results: Results }): ReactNode {
  const { search, state } = results;
  const children = search.categories.children.filter(({ productCount }) => productCount > 0);
  if (children.length === 0) return null;
  const hasState = isFiltered(state) || state.sort !== '';
  const carried = { ...onPage(state, 1), choices: { ...state.choices, category: [] } };
  const query = hasState ? writeQuery(browseQuery(carried)) : '';
  return (
    <nav className={css.children} aria-label={texts.categoriesIn(name)}>
      <ul>
        {children.map(({ category, productCount }) => (
          <li key={category.id}>
            <a
              className={css.child}
              href={categoryHref({ id: category.id, urlName: category.urlSlug }) + query}
            >
              {category.name}
              <span className={css.count}>
                {productCount.toLocaleString(locale)}
                <span className="visually-hidden"> {productCount === 1 ? listing : listings}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
