import { getManagedContentReferencedBy } from '@relab/client/content';
import { useRead } from '@relab/react';
import { Skeleton } from '@relab/toolkit/skeleton';
import type { ReactNode } from 'react';
import { useTypeNames } from '../../content/use-type-names.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ReadError } from '../../ui/read-state.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

const pageSize = 50;

/** The contents that show a picture. */
export function WhereUsed({
  contentKey,
  spaceId,
}: {
  readonly contentKey: string;
  readonly spaceId: string;
}): ReactNode {
  const typeNames = useTypeNames(spaceId);
  const formats = useFormats();
  const { data, error, refresh } = useRead(getManagedContentReferencedBy, {
    contentKeyOrId: contentKey,
    pageSize,
  });
  return (
    <section className={css.section}>
      <h3>{texts.whereUsed}</h3>
      {error && <ReadError error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton lines={2} />}
      {data?.total === 0 && <p>{texts.usedNowhere}</p>}
      {data && data.total > 0 && (
        <ul className={css.uses} aria-label={texts.whereUsed}>
          {data.references.map(({ managedContentId, title, contentType }) => (
            <li key={managedContentId}>
              <a href={hrefOf(routes.contentItem, { contentId: managedContentId })}>{title}</a>{' '}
              {typeNames.get(contentType.fullyQualifiedName) ?? contentType.name}
            </li>
          ))}
          {data.total > data.references.length && (
            <li>{texts.more(formats.number(data.total - data.references.length))}</li>
          )}
        </ul>
      )}
    </section>
  );
}
