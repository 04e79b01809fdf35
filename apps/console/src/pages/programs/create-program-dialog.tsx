import { createProgram } from '@relab/client/administration';
import { useClient } from '@relab/react';
import { CheckboxField, TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { useUser } from '../../session/user.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import type { NewSecret } from './new-secret.ts';
import * as texts from './texts.ts';

export interface CreateProgramDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMade: (secret: NewSecret) => void;
}

const linesOf = (text: FormDataEntryValue | null): string[] =>
  String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Registers a program that may ask for tokens. */
export function CreateProgramDialog({ isOpen, onClose, onMade }: CreateProgramDialogProps): ReactNode {
  const client = useClient();
  const { userId } = useUser();
  const submit = async (form: FormData): Promise<undefined> => {
    const redirectUris = linesOf(form.get('redirectUris'));
    const origins = linesOf(form.get('origins'));
    const { program, secret } = await createProgram(client, {
      name: String(form.get('name')).trim(),
      isPublic: form.has('isPublic'),
      ...(form.has('actsAsMe') ? { actsAsId: userId } : {}),
      ...(redirectUris.length > 0 ? { redirectUris } : {}),
      ...(origins.length > 0 ? { origins } : {}),
    });
    onClose();
    onMade({ name: program.name, program: program.program, secret });
  };
  return (
    <ModalDialog isOpen={isOpen} onClose={onClose} title={texts.makeProgram} size="medium">
      <WriteForm submitLabel={texts.makeProgram} onSubmit={submit} onCancel={onClose}>
        <TextField label={texts.name} name="name" required maxLength={120} autoComplete="off" />
        <CheckboxField label={texts.actsAsMe} hint={texts.actsAsMeHint} name="actsAsMe" />
        <TextAreaField
          label={texts.redirectUris}
          hint={texts.redirectUrisHint}
          name="redirectUris"
          rows={3}
        />
        <TextAreaField label={texts.origins} hint={texts.originsHint} name="origins" rows={2} />
        <CheckboxField label={texts.isPublicLabel} hint={texts.isPublicHint} name="isPublic" />
      </WriteForm>
    </ModalDialog>
  );
}
