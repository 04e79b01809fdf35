import { writeSpaceRedirects } from '@relab/client/content';
import type { ContentSpace, SpaceRedirect } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { SelectField, TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { ContentPicker } from '../../content/content-picker.tsx';
import { languageName } from '../../content/language-name.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

export interface RedirectDialogProps {
  readonly space: ContentSpace;
  /** Undefined where a new one is written. */
  readonly redirect: SpaceRedirect | undefined;
  readonly onClose: () => void;
}

/** An old name, and where it leads. What the server rejects is said here, and nothing that was typed is lost. */
export function RedirectDialog({ space, redirect, onClose }: RedirectDialogProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const [target, setTarget] = useState(redirect?.content?.contentKey ?? redirect?.leadsTo ?? '');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      title={redirect ? texts.changeTitle(redirect.urlAlias) : texts.addTitle}
    >
      <WriteForm
        submitLabel={redirect ? texts.change : texts.add}
        onCancel={onClose}
        onSubmit={async (form) => {
          const urlAlias = redirect?.urlAlias ?? String(form.get('alias')).trim();
          const language = redirect?.language ?? String(form.get('language'));
          const { results } = await writeSpaceRedirects(client, {
            contentSpaceId: space.id,
            redirects: [{ urlAlias, target, language }],
          });
          const message = results[0]?.message;
          if (message) return message;
          toast({ text: texts.written(urlAlias) });
          onClose();
          return undefined;
        }}
      >
        {!redirect && (
          <>
            <TextField
              name="alias"
              label={texts.from}
              hint={texts.fromHint}
              required
              maxLength={2048}
              autoFocus
              autoComplete="off"
            />
            <SelectField
              name="language"
              label={texts.language}
              defaultValue={space.defaultLanguage}
              options={[...new Set([space.defaultLanguage, ...space.supportedLanguages])].map((code) => ({
                value: code,
                label: languageName(code),
              }))}
            />
          </>
        )}
        <div className={css.target}>
          <TextField
            name="target"
            label={texts.to}
            hint={texts.toHint}
            required
            maxLength={2048}
            autoComplete="off"
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          />
          <ActionButton type="button" variant="secondary" onClick={() => setChoosing(true)}>
            {texts.chooseContent}
          </ActionButton>
        </div>
      </WriteForm>
      {isChoosing && (
        <ContentPicker
          spaceId={space.id}
          onChoose={(contentKey) => {
            setTarget(contentKey);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </ModalDialog>
  );
}
