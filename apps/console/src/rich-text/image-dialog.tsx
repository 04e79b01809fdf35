import { ActionButton } from '@relab/toolkit/button';
import { CheckboxField, TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import type { ImageSource } from './commands.ts';
import * as texts from './texts.ts';

export interface ImageDialogProps {
  readonly image: ImageSource;
  /** It is in the text already. */
  readonly isInserted: boolean;
  readonly onApply: (image: ImageSource) => void;
  readonly onChooseOther: () => void;
  readonly onClose: () => void;
}

/** No picture without words for it, or the word that it needs none. */
export function ImageDialog(props: ImageDialogProps): ReactNode {
  const { image, isInserted, onApply, onChooseOther, onClose } = props;
  const [alt, setAlt] = useState(image.alt);
  const [isDecorative, setDecorative] = useState(isInserted && image.alt === '');
  const [isChecked, setChecked] = useState(false);
  const isMissing = !isDecorative && alt.trim() === '';
  return (
    <FormDialog
      title={texts.pictureWords}
      submitLabel={texts.apply}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true);
        if (!isMissing) onApply({ src: image.src, alt: isDecorative ? '' : alt.trim() });
      }}
    >
      <TextField
        name="alt"
        label={texts.altText}
        hint={texts.altTextHint}
        value={isDecorative ? '' : alt}
        maxLength={255}
        disabled={isDecorative}
        error={isChecked && isMissing ? texts.needsAltText : undefined}
        onChange={({ target }) => setAlt(target.value)}
      />
      <CheckboxField
        name="decorative"
        label={texts.isDecorative}
        checked={isDecorative}
        onChange={({ target }) => setDecorative(target.checked)}
      />
      {isInserted && (
        <div>
          <ActionButton type="button" variant="secondary" onClick={onChooseOther}>
            {texts.otherPicture}
          </ActionButton>
        </div>
      )}
    </FormDialog>
  );
}
