import { createGlossaryTerm, replaceGlossaryTerm } from '@relab/client/content';
import type { ContentSpace, GlossaryTerm } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { languageName } from '../../content/language-name.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import * as texts from './texts.ts';

export interface TermDialogProps {
  readonly space: ContentSpace;
  /** Undefined for a new one. */
  readonly term: GlossaryTerm | undefined;
  readonly onClose: () => void;
}

/** A term and what it is called in the other languages of the space; where nothing is written, it has no translation. */
export function TermDialog({ space, term, onClose }: TermDialogProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const others = space.supportedLanguages.filter((code) => code !== space.defaultLanguage);
  const textIn = (code: string): string =>
    term?.translations.find(({ language }) => language === code)?.text ?? '';
  return (
    <ModalDialog isOpen onClose={onClose} title={term ? texts.editTitle(term.term) : texts.addTitle}>
      <WriteForm
        submitLabel={term ? texts.save : texts.addNow}
        onCancel={onClose}
        onSubmit={async (form) => {
          const written = (name: string): string => String(form.get(name) ?? '').trim();
          const note = written('note');
          const input = {
            ...{ contentSpaceId: space.id, term: written('term') },
            translations: others.flatMap((language) => {
              const text = written(`term-${language}`);
              return text === '' ? [] : [{ language, text }];
            }),
            ...(note === '' ? {} : { note }),
          };
          if (term) await replaceGlossaryTerm(client, { ...input, termId: term.id });
          else await createGlossaryTerm(client, input);
          toast({ text: term ? texts.saved(input.term) : texts.added(input.term) });
          onClose();
          return undefined;
        }}
      >
        <TextField
          name="term"
          label={texts.termIn(languageName(space.defaultLanguage))}
          hint={texts.termHint}
          required
          maxLength={100}
          autoComplete="off"
          defaultValue={term?.term}
        />
        {others.map((code) => (
          <TextField
            key={code}
            name={`term-${code}`}
            label={languageName(code)}
            maxLength={100}
            autoComplete="off"
            defaultValue={textIn(code)}
          />
        ))}
        <TextAreaField
          name="note"
          label={texts.note}
          hint={texts.noteHint}
          maxLength={500}
          rows={2}
          defaultValue={term?.note ?? ''}
        />
      </WriteForm>
    </ModalDialog>
  );
}
