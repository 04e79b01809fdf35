import { getContentTypesByMixin } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { useRead } from '@relab/react';
import { type ReactNode, useState } from 'react';
import type { NodeSchema } from '../content/body-schema.ts';
import type { Draft } from '../content/draft.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { AddressesPanel } from './addresses-panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import css from './content-panels.module.css';
import { SearchPanel } from './search-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';
import * as texts from './texts.ts';

export interface ContentPanelsProps {
  readonly document: ContentDocument;
  readonly draft: Draft;
  /** Undefined where the type takes any body. */
  readonly schema: NodeSchema | undefined;
}

const pageMixin = 'sfdc_cms__page';
const formType = 'sfdc_cms__form';

/** What a content has beside its text: each is read when it is opened. */
export function ContentPanels({ document, draft, schema }: ContentPanelsProps): ReactNode {
  const { contentSpace, contentType, managedContentId: contentId } = document;
  const { data } = useRead(getContentTypesByMixin, { contentSpaceId: contentSpace.id, mixinFQN: pageMixin });
  const isPage =
    data?.contentTypes.some(
      ({ fullyQualifiedName }) => fullyQualifiedName === contentType.fullyQualifiedName,
    ) ?? false;
  return (
    <section className={css.panels} aria-label={texts.panels}>
      {contentType.fullyQualifiedName === formType && (
        <p>
          <a href={hrefOf(routes.contentAnswers, { contentId })}>{texts.answers}</a>
        </p>
      )}
      {schema && <ChecksPanel draft={draft} schema={schema} isPage={isPage} />}
      {isPage && <SearchPanel draft={draft} document={document} />}
      <Panel title={texts.terms}>
        <TermsPanel document={document} />
      </Panel>
      <Panel title={texts.addresses}>
        <AddressesPanel document={document} urlName={draft.urlName} />
      </Panel>
    </section>
  );
}

/** Its content comes when it is opened. */
function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>{title}</summary>
      {isOpen && <div className={css.content}>{children}</div>}
    </details>
  );
}
