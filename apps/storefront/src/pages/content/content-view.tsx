import { contentAttributes, contentTags } from '@relab/contract/content';
import { PreservedMarkup } from '@relab/pages';
import { Breadcrumb } from '@relab/toolkit/breadcrumb';
import { ResponsiveImage } from '@relab/toolkit/responsive-image';
import { RichText } from '@relab/toolkit/rich-text';
import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import { bodyImage } from '../../listing/body-image.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import { siteScope } from '../../view/site-scope.ts';
import { ArrangedView } from './arranged-view.tsx';
import css from './content.module.css';
import type { ArrangedPage, EndedPreview, PageContent } from './page-content.ts';
import { PreviewEnded } from './preview-ended.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import * as texts from './texts.tsx';

// Browsers keep what the server rendered.
const Arranged = import.meta.env.SSR ? ArrangedView : PreservedMarkup;

const allowedAttributes = Object.values(contentAttributes).flat();

/** A content item as an article. */
export function ContentView({
  data,
  ...rest
}: ViewProps<PageContent | ArrangedPage | EndedPreview>): ReactNode {
  if ('loaded' in data) return <Arranged data={data} />;
  return 'ended' in data ? <PreviewEnded data={data} /> : <Article data={data} {...rest} />;
}

function Article({ data, settings }: ViewProps<PageContent>): ReactNode {
  const { contentBody, preview } = data;
  const title = contentBody.title ?? data.title;
  const banner = bodyImage(contentBody.bannerImage);
  return (
    <article className={`page-width ${css.page}`}>
      <Breadcrumb items={[{ label: texts.home, href: hrefOf(routes.home) }, { label: title }]} />
      {preview && <PreviewNotice preview={preview} />}
      <header className={css.head}>
        <h1>{title}</h1>
        {contentBody.excerpt && <p className={css.lead}>{contentBody.excerpt}</p>}
      </header>
      {banner && (
        <div className={css.banner}>
          <ResponsiveImage image={banner} fill priority sizes="(width < 60em) 92vw, 56rem" />
        </div>
      )}
      {contentBody.body && (
        // The server sanitises fields that their type declares as rich text. Here the type is unknown, so it is not assumed.
        <RichText
          content={contentBody.body}
          allowedTags={contentTags}
          allowedAttributes={allowedAttributes}
          images={[contentBody.bannerImage]}
          data={{ Content: { ...contentBody, title }, ...siteScope({ settings, params: {} }) }}
          className={css.body}
        />
      )}
      <p className={css.more}>{texts.contactHint(hrefOf(routes.contact))}</p>
    </article>
  );
}
