import { getContentType, getManagedContent, getManagedContentVariantVersions } from '@relab/client/content';
import type { ContentDocument, VariantVersions } from '@relab/contract/content';
import { useSuspendingRead, useSuspendingReads } from '@relab/react';
import { SelectField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { bodySchemaOf } from '../../content/body-schema.ts';
import * as contentTexts from '../../content/texts.ts';
import { changeParameters } from '../../routing/change-parameters.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import filterCss from '../../ui/filter-bar.module.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';
import { Comparison } from './comparison.tsx';
import * as texts from './texts.ts';

/** As many as can be chosen from. */
const pageSize = 250;

type Version = VariantVersions['versions'][number];

const documentConfig = ({ params, url }: PageProps) => {
  const language = url.searchParams.get('language');
  return { contentKeyOrId: params.contentId ?? '', ...(language ? { language } : {}) };
};

function VersionsView(props: PageProps): ReactNode {
  const document = useSuspendingRead(getManagedContent, documentConfig(props));
  const { language, title, managedContentId: contentId } = document;
  return (
    <div className={filterCss.page}>
      <title>{documentTitle(texts.titleOf(title))}</title>
      <PageHeader
        title={texts.titleOf(title)}
        kind={<a href={hrefOf(routes.contentItem, { contentId }, { language })}>{title}</a>}
      >
        {texts.hint}
      </PageHeader>
      <ReadSection>
        <Versions document={document} url={props.url} />
      </ReadSection>
    </div>
  );
}

interface VersionsProps {
  readonly document: ContentDocument;
  readonly url: URL;
}

function Versions({ document, url }: VersionsProps): ReactNode {
  const formats = useFormats();
  const contentSpaceId = document.contentSpace.id;
  const [{ versions }, type] = useSuspendingReads([
    [getManagedContentVariantVersions, { variantId: document.managedContentVariantId, pageSize }],
    [getContentType, { contentSpaceId, contentTypeFQN: document.contentType.fullyQualifiedName }],
  ]);
  const after = versions.find(isNamed(url, 'after')) ?? versions[0];
  const before = versions.find(isNamed(url, 'before')) ?? versions[after ? versions.indexOf(after) + 1 : 0];
  if (!after || !before) return <EmptyState title={texts.onlyOne}>{texts.onlyOneHint}</EmptyState>;
  const nameOf = ({ versionNumber, createdDate, createdBy, status }: Version): string =>
    texts.versionFacts(
      versionNumber,
      formats.moment(createdDate),
      [createdBy?.name, contentTexts.statuses[status.status]].filter(Boolean).join(', '),
    );
  const choose = (side: 'before' | 'after', id: string): void => {
    changeParameters(url, { [side]: id });
  };
  return (
    <>
      <div className={filterCss.filters}>
        {[['before', before] as const, ['after', after] as const].map(([side, version]) => (
          <SelectField
            key={side}
            name={side}
            label={texts.sides[side]}
            value={version.managedContentVersionId}
            options={versions.map((one) => ({ value: one.managedContentVersionId, label: nameOf(one) }))}
            onChange={({ target }) => choose(side, target.value)}
          />
        ))}
      </div>
      <ReadSection>
        <Comparison document={document} schema={bodySchemaOf(type)} before={before} after={after} />
      </ReadSection>
    </>
  );
}

const isNamed =
  (url: URL, side: 'before' | 'after') =>
  ({ managedContentVersionId }: Version): boolean =>
    managedContentVersionId === url.searchParams.get(side);

export const page: Page = {
  View: VersionsView,
  preload: (client, props) => void getManagedContent.prefetch(client, documentConfig(props)),
};
