import type { Content } from '@relab/contract/content';
import { Breadcrumb } from '@relab/toolkit/breadcrumb';
import { ResponsiveImage } from '@relab/toolkit/responsive-image';
import { RichText, safeHtml } from '@relab/toolkit/rich-text';
import type { ReactNode } from 'react';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { bodyImage } from '../../listing/body-image.ts';
import { routes } from '../../routes.ts';
import css from './content.module.css';

/** A content item as an article. */
export function ContentView({ data }: ViewProps<Content>): ReactNode {
  const { contentBody } = data;
  const title = contentBody.title ?? data.title;
  const banner = bodyImage(contentBody.bannerImage);
  return (
    <article className={`page-width ${css.page}`}>
      <Breadcrumb items={[{ label: 'Home', href: hrefOf(routes.home) }, { label: title }]} />
      <header className={css.head}>
        <h1>{title}</h1>
        {contentBody.excerpt && <p className={css.lead}>{contentBody.excerpt}</p>}
      </header>
      {banner && (
        <div className={css.banner}>
          <ResponsiveImage image={banner} fill priority sizes="(width < 60em) 92vw, 56rem" />
        </div>
      )}
      {/* The server sanitizes bodies when they are published. */}
      {contentBody.body && <RichText content={safeHtml(contentBody.body)} className={css.body} />}
      <p className={css.more}>
        Something unclear? <a href={hrefOf(routes.contact)}>Ask us</a>
      </p>
    </article>
  );
}
