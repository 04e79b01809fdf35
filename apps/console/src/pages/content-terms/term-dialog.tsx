import { createTaxonomyTerm, updateTaxonomyTerm } from '@relab/client/content';
import type { TaxonomyTerms } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import * as texts from './texts.ts';

type Term = TaxonomyTerms['terms'][number];

export interface TermDialogProps {
  readonly title: string;
  /** The one that gets another label; a new one without it. */
  readonly term?: Term | undefined;
  /** What a new one lies below; a taxonomy lies below nothing. */
  readonly parentId?: string | undefined;
  readonly onChange?: ((term: Term) => void) | undefined;
  readonly onClose: () => void;
}

/** The label of a term: of a new one, or another one. */
export function TermDialog({ title, term, parentId, onChange, onClose }: TermDialogProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  return (
    <ModalDialog isOpen onClose={onClose} title={title}>
      <WriteForm
        submitLabel={texts.save}
        onCancel={onClose}
        onSubmit={async (form) => {
          const label = String(form.get('label'));
          const saved = term
            ? await updateTaxonomyTerm(client, { termId: term.id, label })
            : await createTaxonomyTerm(client, { label, ...(parentId === undefined ? {} : { parentId }) });
          toast({ text: texts.saved(saved.label) });
          if (term) onChange?.(saved);
          onClose();
          return undefined;
        }}
      >
        <TextField
          name="label"
          label={texts.label}
          required
          maxLength={255}
          autoComplete="off"
          defaultValue={term?.label}
        />
      </WriteForm>
    </ModalDialog>
  );
}
