import {
  deleteManagedContent,
  unpublishManagedContent,
  updateManagedContent,
  updateManagedContentTaxonomyTerms,
} from '@relab/client/content';
import type { ContentRights } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useState } from 'react';
import { isWriter } from '../../content/is-writer.ts';
import { PublishDialog } from '../../publishing/publish-dialog.tsx';
import { useFormats } from '../../session/use-formats.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ActionMenu } from '../../ui/menu.tsx';
import type { ItemWrite } from './bulk-run.ts';
import { type Collected, maxSelected } from './collect-items.ts';
import { ExportDialog } from './export-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import css from './page.module.css';
import { TagDialog } from './tag-dialog.tsx';
import * as texts from './texts.ts';
import { UnpublishQuestion } from './unpublish-question.tsx';
import { useItemRun } from './use-item-run.tsx';
import type { Selection } from './use-selection.ts';

export interface SelectionBarProps {
  readonly folderId: string;
  readonly spaceId: string | undefined;
  readonly selection: Selection;
  readonly rights: ContentRights;
  /** How many the list has, on all its pages; undefined where nobody counted them. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly collectAll: () => Promise<Collected>;
}

type Question = 'publish' | 'unpublish' | 'move' | 'tag' | 'export' | 'delete';

/** More at once the deployment does not take. */
const maxPublished = 100;

/** What is done with several contents at once; each has a result of its own. */
export function SelectionBar(props: SelectionBarProps): ReactNode {
  const { folderId, spaceId, selection, rights, total, hasMore, collectAll } = props;
  const client = useClient();
  const formats = useFormats();
  const [question, setQuestion] = useState<Question>();
  const run = useItemRun(selection.remove);
  const [isCut, setCut] = useState(false);
  const [problem, setProblem] = useState<string>();
  const close = (): void => setQuestion(undefined);
  const { items } = selection;
  const count = items.length;
  const shown = formats.number(count);
  const contentIds = items.map(({ id }) => id);

  /** Closes the question; the run then shows how far it is. */
  const start = (title: string, write: ItemWrite): Promise<void> => {
    setQuestion(undefined);
    void run.start(title, items, write);
    return Promise.resolve();
  };
  async function selectAll(): Promise<void> {
    setProblem(undefined);
    try {
      const collected = await collectAll();
      selection.clear();
      selection.add(collected.items);
      setCut(collected.isCut);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  const isOpen = (one: Question): boolean => question === one;
  return (
    <>
      {problem && <Notice tone="error" heading={problem} />}
      {count > 0 && (
        <div className={css.bar}>
          <strong role="status">
            {texts.selected(count, shown)}
            {isCut && ` ${texts.selectionIsCut(formats.number(maxSelected))}`}
          </strong>
          {hasMore && count < Math.min(total ?? maxSelected, maxSelected) && (
            <ActionButton type="button" variant="plain" onClick={() => void selectAll()}>
              {total === undefined ? texts.selectAll : texts.selectAllOf(formats.number(total))}
            </ActionButton>
          )}
          {rights.publish && (
            <ActionButton
              type="button"
              disabled={count > maxPublished}
              onClick={() => setQuestion('publish')}
            >
              {texts.publish}
            </ActionButton>
          )}
          {rights.update && (
            <>
              <ActionButton type="button" variant="secondary" onClick={() => setQuestion('move')}>
                {texts.move}
              </ActionButton>
              <ActionButton type="button" variant="secondary" onClick={() => setQuestion('tag')}>
                {texts.tag}
              </ActionButton>
            </>
          )}
          <ActionMenu
            label={texts.more}
            variant="secondary"
            entries={[
              ...(rights.publish
                ? [{ id: 'unpublish', label: texts.unpublish, onAction: () => setQuestion('unpublish') }]
                : []),
              {
                id: 'export',
                label: texts.exportThem,
                isDisabled: spaceId === undefined || !isWriter(rights),
                onAction: () => setQuestion('export'),
              },
              ...(rights.delete
                ? [
                    {
                      id: 'delete',
                      label: texts.removeThem,
                      onAction: () => setQuestion('delete'),
                      startsGroup: true,
                    },
                  ]
                : []),
            ]}
          >
            {texts.more}
          </ActionMenu>
          <ActionButton
            type="button"
            variant="plain"
            onClick={() => {
              selection.clear();
              setCut(false);
            }}
          >
            {texts.selectNone}
          </ActionButton>
          {rights.publish && count > maxPublished && (
            <span className="soft">{texts.publishLimit(formats.number(maxPublished))}</span>
          )}
        </div>
      )}
      {isOpen('publish') && (
        <PublishDialog
          title={texts.publishQuestion(count, shown)}
          choice={{ contentIds }}
          onDone={selection.remove}
          onClose={close}
        >
          <p>{texts.publishHint}</p>
        </PublishDialog>
      )}
      {isOpen('unpublish') && (
        <UnpublishQuestion
          items={items}
          onClose={close}
          onConfirm={() =>
            start(texts.unpublishing, ({ id }, settings) =>
              unpublishManagedContent(client, { contentIds: [id] }, settings),
            )
          }
        />
      )}
      <ConfirmDialog
        isOpen={isOpen('delete')}
        title={texts.deleteQuestion(count, shown)}
        confirmLabel={texts.deleteConfirm}
        onClose={close}
        onConfirm={() =>
          start(texts.deleting, ({ id }, settings) =>
            deleteManagedContent(client, { contentKeyOrId: id }, settings),
          )
        }
      >
        {texts.deleteHint}
      </ConfirmDialog>
      {isOpen('move') && (
        <MoveDialog
          folderId={folderId}
          onClose={close}
          onMove={(target) =>
            start(texts.moving, ({ id }, settings) =>
              updateManagedContent(client, { contentKeyOrId: id, folderId: target }, settings),
            )
          }
        />
      )}
      {isOpen('tag') && (
        <TagDialog
          title={texts.tagTitle(count, shown)}
          onClose={close}
          onConfirm={(change) =>
            start(texts.tagging, ({ id }, settings) =>
              updateManagedContentTaxonomyTerms(client, { contentKeyOrId: id, ...change }, settings),
            )
          }
        />
      )}
      {isOpen('export') && spaceId !== undefined && (
        <ExportDialog spaceId={spaceId} contentIds={contentIds} onClose={close} />
      )}
      {run.view}
    </>
  );
}
