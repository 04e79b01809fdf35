import type { ReactNode } from 'react';
import type { Command } from '../commands/command.ts';
import { useCommands } from '../commands/commands.tsx';
import { readableKeys } from '../commands/keys.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import css from './help-sheet.module.css';
import * as texts from './texts.ts';

interface Line {
  readonly label: string;
  /** Each of them does it. */
  readonly keys: readonly string[];
}

/** What widgets do by themselves. */
const inMenus: readonly Line[] = [
  { label: texts.move, keys: ['ArrowUp', 'ArrowDown'] },
  { label: texts.choose, keys: ['Enter'] },
  { label: texts.leaveDialog, keys: ['Escape'] },
  { label: texts.toMessages, keys: ['F6'] },
];

type KeyedCommand = Pick<Command, 'label' | 'keys'>;

/** One line for what several keys do. */
const linesOf = (commands: readonly KeyedCommand[]): readonly Line[] =>
  [...Map.groupBy(commands, ({ label }) => label)].map(([label, alike]) => ({
    label,
    keys: alike.flatMap(({ keys = [] }) => keys),
  }));

/** Every key that does something now. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const keyed = useCommands().filter(({ keys }) => keys);
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.shortcuts} size="medium">
      <div className={css.groups}>
        <Group
          heading={texts.everywhere}
          lines={linesOf(keyed.filter(({ group }) => group === 'everywhere'))}
        />
        <Group
          heading={texts.onThisPage}
          lines={linesOf(keyed.filter(({ group }) => group !== 'everywhere'))}
        />
        <Group heading={texts.inMenus} lines={inMenus} />
      </div>
    </ModalDialog>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly lines: readonly Line[];
}

function Group({ heading, lines }: GroupProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <dl className={css.lines}>
        {lines.map(({ label, keys }) => (
          <div key={label} className={css.line}>
            <dt>{label}</dt>
            <dd className={css.keys}>
              {keys.map((one, at) => (
                <span key={one}>
                  {at > 0 && ' '}
                  {readableKeys(one).map((press, index) => (
                    <span key={press}>
                      {index > 0 && ` ${texts.thenPress} `}
                      <kbd className={css.key}>{press}</kbd>
                    </span>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
