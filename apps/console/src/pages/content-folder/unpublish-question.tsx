import { getManagedContentReferencedBy } from '@relab/client/content';
import { useClient } from '@relab/react';
import { Notice } from '@relab/toolkit/notice';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';
import type { SelectedItem } from './use-selection.ts';

export interface UnpublishQuestionProps {
  readonly items: readonly SelectedItem[];
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** So many are looked at before: each of them is a request. */
const maxLookedAt = 50;

interface Named extends SelectedItem {
  /** By how many contents that stay. */
  readonly count: number;
}

/** Which of some contents are referenced by others, before all of them are unpublished. */
export function UnpublishQuestion({ items, onConfirm, onClose }: UnpublishQuestionProps): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const [named, setNamed] = useState<readonly Named[]>();
  const [problem, setProblem] = useState<string>();
  const lookedAt = items.slice(0, maxLookedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when it opens.
  useEffect(() => {
    const chosen = new Set(items.map(({ id }) => id));
    const namesOf = async (item: SelectedItem): Promise<Named> => {
      const { total, references } = await getManagedContentReferencedBy(client, {
        ...{ contentKeyOrId: item.id, pageSize: 50 },
      });
      // What goes with it leads nowhere either.
      return { ...item, count: total - references.filter((one) => chosen.has(one.managedContentId)).length };
    };
    Promise.all(lookedAt.map(namesOf)).then(
      (all) => setNamed(all.filter(({ count }) => count > 0)),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  const shown = formats.number(items.length);
  return (
    <ConfirmDialog
      isOpen
      title={texts.unpublishQuestion(items.length, shown)}
      confirmLabel={texts.unpublishConfirm}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {!named && !problem && <Skeleton lines={2} />}
      {problem && <Notice tone="error" heading={problem} />}
      {named && named.length > 0 && (
        <Notice tone="warning" heading={texts.namedHeading(named.length, formats.number(named.length))}>
          <ul className={css.named}>
            {named.map(({ id, title, count }) => (
              <li key={id}>
                <a href={hrefOf(routes.contentItem, { contentId: id })}>{title}</a>:{' '}
                {texts.namedBy(count, formats.number(count))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {named?.length === 0 && <p>{texts.namedByNone}</p>}
      {items.length > maxLookedAt && <p>{texts.lookedAt(formats.number(maxLookedAt))}</p>}
      <p>{texts.unpublishHint}</p>
    </ConfirmDialog>
  );
}
