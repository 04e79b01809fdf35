import { deleteContentView, getContentViews, saveContentView } from '@relab/client/content';
import type { ContentSpace } from '@relab/contract/content';
import { useClient, useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { CheckboxField, TextField } from '@relab/toolkit/field';
import { Icon, trashIcon } from '@relab/toolkit/icon';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useHasRole, useUser } from '../../session/user.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { Popover } from '../../ui/popover.tsx';
import { ReadError } from '../../ui/read-state.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useReportedWrite } from '../../ui/use-reported-write.ts';
import { WriteForm } from '../../ui/write-form.tsx';
import { type ItemFilter, isNarrowed, queryOfFilter, savedFilter } from './item-filter.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

export interface SavedViewsProps {
  readonly space: ContentSpace;
  readonly filter: ItemFilter;
}

/** Filters with a name: one's own, and those that are shared in the space. They begin at its root. */
export function SavedViews({ space, filter }: SavedViewsProps): ReactNode {
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Popover label={texts.views} hasWords variant="secondary" trigger={texts.views}>
        {(close) => <ViewList space={space} onChoose={close} />}
      </Popover>
      {isNarrowed(filter) && (
        <ActionButton type="button" variant="secondary" onClick={() => setSaving(true)}>
          {texts.saveView}
        </ActionButton>
      )}
      {isSaving && <SaveDialog space={space} filter={filter} onClose={() => setSaving(false)} />}
    </>
  );
}

function ViewList({
  space,
  onChoose,
}: {
  readonly space: ContentSpace;
  readonly onChoose: () => void;
}): ReactNode {
  const client = useClient();
  const write = useReportedWrite();
  const { data, error, refresh } = useRead(getContentViews, { contentSpaceId: space.id });
  if (error) return <ReadError error={error} onRetry={refresh} />;
  if (!data) return <Skeleton lines={3} />;
  if (data.views.length === 0) return <p className="soft">{texts.noViews}</p>;
  return (
    <ul className={css.views} aria-label={texts.views}>
      {data.views.map(({ id, name, query, isShared, isDeletable }) => (
        <li key={id}>
          <a
            href={hrefOf(routes.contentFolder, { folderId: space.rootFolderId }, savedFilter(query))}
            onClick={onChoose}
          >
            {name}
          </a>
          {isShared && <span className="soft">{texts.sharedView}</span>}
          {isDeletable && (
            <ActionButton
              type="button"
              variant="plain"
              aria-label={texts.deleteView(name)}
              onClick={() =>
                void write(() => deleteContentView(client, { contentViewId: id }), texts.viewDeleted(name))
              }
            >
              <Icon path={trashIcon} />
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function SaveDialog({
  space,
  filter,
  onClose,
}: SavedViewsProps & { readonly onClose: () => void }): ReactNode {
  const client = useClient();
  const toast = useToast();
  const { userId } = useUser();
  const hasRole = useHasRole('publisher', 'administrator');
  const own = space.collaborators.find(({ id }) => id === userId)?.role;
  const canShare = hasRole || own === 'ContentManager' || own === 'ContentAdmin';
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.saveViewTitle}>
      <WriteForm
        submitLabel={texts.save}
        onCancel={onClose}
        onSubmit={async (form) => {
          const { name } = await saveContentView(client, {
            ...{ contentSpaceId: space.id, name: String(form.get('name')), query: queryOfFilter(filter) },
            isShared: form.get('shared') === 'yes',
          });
          toast({ text: texts.viewSaved(name) });
          onClose();
          return undefined;
        }}
      >
        <TextField
          name="name"
          label={texts.name}
          hint={texts.viewNameHint}
          required
          maxLength={80}
          autoComplete="off"
        />
        {canShare && <CheckboxField name="shared" value="yes" label={texts.shareView(space.name)} />}
      </WriteForm>
    </ModalDialog>
  );
}
