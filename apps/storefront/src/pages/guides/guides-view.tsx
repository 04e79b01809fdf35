import type { CollectionPage } from '@relab/client/content';
import { Breadcrumb } from '@relab/toolkit/breadcrumb';
import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import css from '../content/content.module.css';
import * as texts from './texts.ts';

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: 'var(--space-8)',
  padding: 0,
  listStyle: 'none',
};
const name = { marginBlockEnd: 'var(--space-1)', fontSize: 'var(--text-3)' };

/** All guides, by title and what they are about. */
export function GuidesView({ data }: ViewProps<CollectionPage>): ReactNode {
  return (
    <div className={`page-width ${css.page}`}>
      <Breadcrumb items={[{ label: texts.home, href: hrefOf(routes.home) }, { label: texts.title }]} />
      <header className={css.head}>
        <h1>{texts.title}</h1>
        <p className={css.lead}>{texts.lead}</p>
      </header>
      {data.items.length === 0 && <p>{texts.noGuides}</p>}
      <ul style={list}>
        {data.items.map(({ key, data: { title, urlName, body } }) => (
          <li key={key}>
            <h2 style={name}>
              <a href={hrefOf(routes.content, { contentKey: urlName ?? key })}>{title}</a>
            </h2>
            <p className="soft">{body.contentBody.excerpt}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
