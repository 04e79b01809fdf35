import { ClientError } from '@relab/client';
import { deleteManagedContent, updateManagedContent } from '@relab/client/content';
import type { FolderItem } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useState } from 'react';
import { PublishDialog } from '../../publishing/publish-dialog.tsx';
import { useFormats } from '../../session/use-formats.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { MoveDialog } from './move-dialog.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

export interface SelectionBarProps {
  readonly folderId: string;
  /** The contents that are selected. */
  readonly items: readonly FolderItem[];
  readonly onDone: () => void;
}

interface Failure {
  readonly title: string;
  readonly message: string;
}

/** What is done with several contents at once: one that fails holds up none of the others, and says why. */
export function SelectionBar({ folderId, items, onDone }: SelectionBarProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const formats = useFormats();
  const [question, setQuestion] = useState<'publish' | 'move' | 'delete'>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const close = (): void => setQuestion(undefined);
  const count = items.length;
  const shown = formats.number(count);

  async function forEach(write: (item: FolderItem) => Promise<unknown>): Promise<void> {
    const failed: Failure[] = [];
    for (const item of items) {
      try {
        await write(item);
      } catch (error) {
        if (!(error instanceof ClientError)) throw error;
        failed.push({ title: item.title, message: error.message });
      }
    }
    setFailures(failed);
    const done = count - failed.length;
    if (done > 0) toast({ text: texts.done(done, formats.number(done)) });
    onDone();
  }
  return (
    <>
      {failures.length > 0 && (
        <Notice tone="error" heading={texts.notDone(failures.length, formats.number(failures.length))}>
          <ul>
            {failures.map(({ title, message }) => (
              <li key={title}>
                {title}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {count > 0 && (
        <div className={css.bar} role="status">
          <strong>{texts.selected(count, shown)}</strong>
          <ActionButton type="button" onClick={() => setQuestion('publish')}>
            {texts.publish}
          </ActionButton>
          <ActionButton type="button" variant="secondary" onClick={() => setQuestion('move')}>
            {texts.move}
          </ActionButton>
          <ActionButton type="button" variant="secondary" onClick={() => setQuestion('delete')}>
            {texts.remove}
          </ActionButton>
        </div>
      )}
      {question === 'publish' && (
        <PublishDialog
          title={texts.publishQuestion(count, shown)}
          choice={{ contentIds: items.map(({ id }) => id) }}
          onDone={onDone}
          onClose={close}
        >
          <p>{texts.publishHint}</p>
        </PublishDialog>
      )}
      <ConfirmDialog
        isOpen={question === 'delete'}
        title={texts.deleteQuestion(count, shown)}
        confirmLabel={texts.deleteConfirm}
        onClose={close}
        onConfirm={() => forEach(({ id }) => deleteManagedContent(client, { contentKeyOrId: id }))}
      >
        {texts.deleteHint}
      </ConfirmDialog>
      {question === 'move' && (
        <MoveDialog
          folderId={folderId}
          onClose={close}
          onMove={(target) =>
            forEach(({ id }) => updateManagedContent(client, { contentKeyOrId: id, folderId: target }))
          }
        />
      )}
    </>
  );
}
