import type { ReactNode } from 'react';
import { useCommands } from '../commands/commands.tsx';
import { readableKeys } from '../commands/keys.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import css from './help-sheet.module.css';
import * as texts from './texts.ts';

interface Line {
  readonly label: string;
  readonly keys: string;
}

/** What widgets do by themselves. */
const inMenus: readonly Line[] = [
  { label: texts.move, keys: 'ArrowUp ArrowDown' },
  { label: texts.choose, keys: 'Enter' },
  { label: texts.leaveDialog, keys: 'Escape' },
  { label: texts.toMessages, keys: 'F6' },
];

/** Every key that does something now. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const lines = useCommands().flatMap(({ label, keys, group }) => (keys ? [{ label, keys, group }] : []));
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.shortcuts} size="medium">
      <div className={css.groups}>
        <Group heading={texts.everywhere} lines={lines.filter(({ group }) => group === 'everywhere')} />
        <Group heading={texts.onThisPage} lines={lines.filter(({ group }) => group !== 'everywhere')} />
        <Group heading={texts.inMenus} lines={inMenus} isChoice />
      </div>
    </ModalDialog>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly lines: readonly Line[];
  /** Each of the keys does it, and not one after the other. */
  readonly isChoice?: boolean | undefined;
}

function Group({ heading, lines, isChoice = false }: GroupProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <dl className={css.lines}>
        {lines.map(({ label, keys }) => (
          <div key={`${label} ${keys}`} className={css.line}>
            <dt>{label}</dt>
            <dd className={css.keys}>
              {readableKeys(keys).map((press, index) => (
                <span key={press}>
                  {index > 0 && (isChoice ? ' ' : ` ${texts.thenPress} `)}
                  <kbd className={css.key}>{press}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
