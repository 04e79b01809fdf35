import { RadioGroup } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { densities, themes, useAppearance } from '../preferences/appearance.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import * as texts from './texts.ts';

/** Colours and density, of this user in this browser. A choice shows at once. */
export function AppearanceDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [appearance, setAppearance] = useAppearance();
  const choose = (change: object): void => setAppearance({ ...appearance, ...change });
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.appearance}>
      <RadioGroup
        name="theme"
        label={texts.theme}
        options={themes.map((value) => ({ value, label: texts.themeNames[value] }))}
        defaultValue={appearance.theme}
        onChange={(theme) => choose({ theme })}
      />
      <RadioGroup
        name="density"
        label={texts.density}
        options={densities.map((value) => ({ value, label: texts.densityNames[value] }))}
        defaultValue={appearance.density}
        onChange={(density) => choose({ density })}
      />
    </ModalDialog>
  );
}
