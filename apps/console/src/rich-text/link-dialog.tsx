import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import { isSafeLink, mediumAddress } from './address.ts';
import type { LinkTarget } from './commands.ts';
import type { CurrentLink } from './create-editor.ts';
import type { PicturePickerProps } from './picture-picker.ts';
import * as texts from './texts.ts';

/** What was typed, as an address: `a@b.example` is a mail address, and `b.example/c` stands elsewhere. */
export function toAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(address)) return `https://${address}`;
  return address;
}

export interface LinkDialogProps {
  readonly current: CurrentLink;
  readonly onApply: (target: LinkTarget) => void;
  /** Where a document of the library is chosen. */
  readonly renderPicker: (picker: PicturePickerProps) => ReactNode;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function LinkDialog({
  current,
  renderPicker,
  onApply,
  onRemove,
  onClose,
}: LinkDialogProps): ReactNode {
  const [isChoosing, setChoosing] = useState(false);
  const [href, setHref] = useState(current.href);
  const [words, setWords] = useState(current.words);
  const [isChecked, setChecked] = useState(false);
  const address = toAddress(href);
  const isAddress = address !== '' && isSafeLink(address);
  const needsWords = current.words === '';
  if (isChoosing)
    return renderPicker({
      mediaType: 'Document',
      onClose: () => setChoosing(false),
      onChoose(contentKey) {
        setHref(mediumAddress(contentKey));
        setChoosing(false);
      },
    });
  return (
    <FormDialog
      title={texts.link}
      submitLabel={texts.apply}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true);
        if (isAddress && words.trim() !== '') onApply({ href: address, words });
      }}
    >
      <TextField
        name="href"
        label={texts.address}
        hint={texts.addressHint}
        value={href}
        maxLength={2048}
        autoFocus
        error={isChecked && !isAddress ? texts.isNoAddress : undefined}
        onChange={({ target }) => setHref(target.value)}
      />
      <div>
        <ActionButton type="button" variant="secondary" onClick={() => setChoosing(true)}>
          {texts.chooseDocument}
        </ActionButton>
      </div>
      {needsWords && (
        <TextField
          name="words"
          label={texts.words}
          value={words}
          maxLength={500}
          error={isChecked && words.trim() === '' ? texts.needsWords : undefined}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {current.href !== '' && (
        <div>
          <ActionButton type="button" variant="secondary" onClick={onRemove}>
            {texts.removeLink}
          </ActionButton>
        </div>
      )}
    </FormDialog>
  );
}
