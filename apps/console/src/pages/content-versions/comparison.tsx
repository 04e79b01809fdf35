import { getAutosave, getManagedContent, saveAutosave } from '@relab/client/content';
import type { ContentDocument, VariantVersions } from '@relab/contract/content';
import { useClient, useSuspendingReads } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { NodeSchema } from '../../content/body-schema.ts';
import { withMember } from '../../content/body-value.ts';
import { type Draft, draftOf, partOf, withParts } from '../../content/draft.ts';
import { isArranged } from '../../content/is-arranged.ts';
import { compareBlocks } from '../../page-versions/block-changes.ts';
import { navigate } from '../../routing/navigate.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSubmission } from '../../ui/use-submission.ts';
import { type ComparedPart, compareDrafts } from '../../versions/changed-parts.ts';
import { ChangedValueView } from '../../versions/changed-value.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

type Version = VariantVersions['versions'][number];

export interface ComparisonProps {
  readonly document: ContentDocument;
  /** Undefined where the type takes any body. */
  readonly schema: NodeSchema | undefined;
  readonly before: Version;
  readonly after: Version;
}

const PageComparison = lazy(async () => ({
  default: (await import('../../page-versions/page-comparison.tsx')).PageComparison,
}));

/** The settings of a page of blocks, beside its blocks. */
const pageSchema: NodeSchema = {
  type: 'object',
  properties: {
    title: { title: texts.pageLabels.title, type: 'string' },
    viewType: { title: texts.pageLabels.viewType, type: 'string' },
    dataProviders: { title: texts.pageLabels.dataProviders },
  },
};
const withoutBlocks = (draft: Draft): Draft => ({
  ...draft,
  body: withMember(draft.body, 'regions', undefined),
});

/** Two versions of a variant; all or a part of the older one can be copied into the draft. */
export function Comparison({ document, schema, before, after }: ComparisonProps): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { problems, submit } = useSubmission();
  const { contentKey, language, managedContentVariantId: variantId } = document;
  const configOf = ({ managedContentVersionId: contentVersion }: Version) => ({
    ...{ contentKeyOrId: contentKey, language, contentVersion },
  });
  const [from, to] = useSuspendingReads([
    [getManagedContent, configOf(before)],
    [getManagedContent, configOf(after)],
  ]);
  const isPage = isArranged(document);
  const [old, now] = useMemo(() => [draftOf(from), draftOf(to)], [from, to]);
  const blocks = useMemo(() => (isPage ? compareBlocks(old.body, now.body) : []), [isPage, old, now]);
  const parts = isPage
    ? compareDrafts(pageSchema, withoutBlocks(old), withoutBlocks(now), texts.partLabels)
    : compareDrafts(schema, old, now, texts.partLabels);
  const changed = parts.filter(({ changes }) => changes.length > 0);
  const unchanged = parts.filter(({ changes }) => changes.length === 0);

  /** What is typed already stays but for that, and nothing becomes a version before it is saved. */
  async function take(part?: string): Promise<undefined> {
    const { autosave } = await getAutosave(client, { variantId });
    const current = autosave ? draftOf(autosave) : draftOf(document);
    const draft = part === undefined ? old : withParts(current, new Map([[part, partOf(old, part)]]));
    await saveAutosave(client, {
      ...{ variantId, title: draft.title, urlName: draft.urlName, contentBody: draft.body },
      managedContentVersionId: autosave?.managedContentVersionId ?? document.managedContentVersionId,
    });
    const contentId = document.managedContentId;
    navigate(hrefOf(routes.contentItem, { contentId }, { language }));
  }
  return (
    <div className={css.parts}>
      <p role="status">
        {(changed.length > 0 || blocks.length === 0) &&
          texts.changedParts(changed.length, formats.number(changed.length))}
        {blocks.length > 0 && ` ${texts.changedBlocks(blocks.length, formats.number(blocks.length))}`}
      </p>
      {problems[0] && <Notice tone="error" heading={problems[0]} />}
      {(changed.length > 0 || blocks.length > 0) && (
        <div>
          <ActionButton type="button" variant="secondary" onClick={() => setAsking(true)}>
            {texts.restore(before.versionNumber)}
          </ActionButton>
        </div>
      )}
      {isPage && (
        <Suspense>
          <PageComparison
            document={document}
            versions={{
              before: { id: before.managedContentVersionId, number: before.versionNumber },
              after: { id: after.managedContentVersionId, number: after.versionNumber },
            }}
            changes={blocks}
          />
        </Suspense>
      )}
      {changed.map((part) => (
        <PartSection
          key={part.part}
          part={part}
          versionNumber={before.versionNumber}
          onTake={() => void submit(() => take(part.part))}
        />
      ))}
      {unchanged.length > 0 && (
        <details>
          <summary>{texts.unchanged}</summary>
          <ul>
            {unchanged.map(({ part, label }) => (
              <li key={part}>{label}</li>
            ))}
          </ul>
        </details>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.restoreQuestion(before.versionNumber)}
        confirmLabel={texts.restoreConfirm}
        onClose={() => setAsking(false)}
        onConfirm={() => take()}
      >
        {texts.restoreHint}
      </ConfirmDialog>
    </div>
  );
}

interface PartSectionProps {
  readonly part: ComparedPart;
  readonly versionNumber: string;
  readonly onTake: () => void;
}

function PartSection({ part: { part, label, changes }, versionNumber, onTake }: PartSectionProps): ReactNode {
  const id = `part-${part}`;
  return (
    <section className={css.part} aria-labelledby={id}>
      <header className={css.partHeader}>
        <h2 id={id}>{label}</h2>
        <ActionButton
          type="button"
          variant="secondary"
          aria-label={texts.takeOne(label, versionNumber)}
          onClick={onTake}
        >
          {texts.take(versionNumber)}
        </ActionButton>
      </header>
      {changes.map((change) => (
        <div key={change.label}>
          {change.label !== '' && <h3>{change.label}</h3>}
          <ChangedValueView change={change} />
        </div>
      ))}
    </section>
  );
}
