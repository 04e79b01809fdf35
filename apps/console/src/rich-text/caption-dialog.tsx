import { TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import * as texts from './texts.ts';

export interface CaptionDialogProps {
  readonly caption: string;
  readonly onApply: (caption: string) => void;
  readonly onClose: () => void;
}

export function CaptionDialog({ caption, onApply, onClose }: CaptionDialogProps): ReactNode {
  const [words, setWords] = useState(caption);
  return (
    <FormDialog
      title={texts.caption}
      submitLabel={texts.apply}
      onClose={onClose}
      onSubmit={() => onApply(words.trim())}
    >
      <TextField
        name="caption"
        label={texts.caption}
        hint={texts.captionHint}
        value={words}
        maxLength={255}
        onChange={({ target }) => setWords(target.value)}
      />
    </FormDialog>
  );
}
