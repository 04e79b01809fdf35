import { inviteUser } from '@relab/client/administration';
import { useClient } from '@relab/react';
import { CheckboxField, SelectField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { locale, otherLabel, otherLocale } from '../../language/language.ts';
import { navigate } from '../../routing/navigate.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import css from './people.module.css';
import * as texts from './texts.ts';

export interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Role = keyof typeof texts.roles;

const roles = Object.keys(texts.roles) as readonly Role[];
const languages = [
  { value: locale.slice(0, 2), label: texts.thisLanguage },
  { value: otherLocale.slice(0, 2), label: otherLabel },
];

/** Creates a user, who gets a mail to choose a password. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps): ReactNode {
  const client = useClient();
  const showToast = useToast();
  const submit = async (form: FormData): Promise<string | undefined> => {
    const chosen = roles.filter((role) => form.has(role));
    if (chosen.length === 0) return texts.roleRequired;
    const text = (name: string): string => String(form.get(name) ?? '').trim();
    const companyName = text('companyName');
    const { userId } = await inviteUser(client, {
      email: text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      roles: [...chosen],
      language: text('language'),
      ...(companyName ? { companyName } : {}),
    });
    showToast({ text: texts.invited(text('email')) });
    onClose();
    navigate(hrefOf(routes.people, undefined, { queue: 'users', record: userId }));
    return undefined;
  };
  return (
    <ModalDialog isOpen={isOpen} onClose={onClose} title={texts.invite} size="medium">
      <WriteForm submitLabel={texts.sendInvitation} onSubmit={submit} onCancel={onClose}>
        <div className={css.fields}>
          <TextField label={texts.firstName} name="firstName" required maxLength={80} autoComplete="off" />
          <TextField label={texts.lastName} name="lastName" required maxLength={80} autoComplete="off" />
          <TextField
            label={texts.email}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
          />
          <TextField
            label={texts.company}
            hint={texts.companyHint}
            name="companyName"
            maxLength={120}
            autoComplete="off"
          />
          <SelectField label={texts.language} name="language" options={languages} />
        </div>
        <fieldset className={css.roles}>
          <legend className={css.legend}>{texts.rolesLabel}</legend>
          {roles.map((role) => (
            <CheckboxField key={role} label={texts.roles[role]} name={role} />
          ))}
        </fieldset>
      </WriteForm>
    </ModalDialog>
  );
}
