import { createContext, type ReactNode, useContext } from 'react';
import css from './page-header.module.css';

const BesideTitleContext = createContext<ReactNode>(null);

export interface BesideTitleProps {
  /** Stands beside the title of whatever page is inside, such as the star of favourites. */
  readonly content: ReactNode;
  readonly children: ReactNode;
}

export function BesideTitle({ content, children }: BesideTitleProps): ReactNode {
  return <BesideTitleContext value={content}>{children}</BesideTitleContext>;
}

/** For a page whose title is no `PageHeader`. */
export const useBesideTitle = (): ReactNode => useContext(BesideTitleContext);

export interface PageHeaderProps {
  readonly title: string;
  /** The kind of thing, above the title: the object's name, a link to its list. */
  readonly kind?: ReactNode;
  /** A picture or an icon in front. */
  readonly picture?: ReactNode;
  /** Below the title: counts, a status, the fields that matter most. */
  readonly children?: ReactNode;
  /** Buttons: what is done most comes first. */
  readonly actions?: ReactNode;
}

/** The top of a page: what it shows, and what can be done with it. */
export function PageHeader({ title, kind, picture, children, actions }: PageHeaderProps): ReactNode {
  const besideTitle = useBesideTitle();
  return (
    <header className={css.header}>
      {picture}
      <div className={css.words}>
        {kind && <p className={css.kind}>{kind}</p>}
        <div className={css.titleRow}>
          <h1 className={css.title}>{title}</h1>
          {besideTitle}
        </div>
        {children && <div className={css.facts}>{children}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
