import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { link, linkTarget } from '../link/link-setting.ts';
import { useHref } from '../navigation/page-href.ts';
import { boolean, choice, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './button.module.css';
import { buttonClass, buttonSizes, buttonTypes } from './button-style.ts';

/** S-111 to S-114. */
export const buttonSettings = {
  text: text(),
  url: text(),
  /** Any kind of page, where `url` names an address; it wins when both are there. */
  link: link(),
  alignment: choice(['left', 'center', 'right']),
  type: choice(buttonTypes, 'primary'),
  /** the one sized setting without `medium`. */
  size: choice(buttonSizes, 'small'),
  stretch: boolean(),
  assistiveText: text(),
};

/** S-111. What is no value of a setting falls back to its default. */
export type ButtonProps = SettingsOf<typeof buttonSettings>;

/** C-029: a link styled as a button. Without text, or with nowhere to go, there is nothing to press and nothing is shown. */
export function Button(props: ButtonProps): ReactNode {
  const settings = readSettings('Button', buttonSettings, props);
  const target = linkTarget(settings);
  const href = useHref(target.pageReference);
  if (href === undefined || settings.text === '') return null;
  const { alignment, type, size, stretch } = settings;
  return (
    <Link
      link={target}
      className={buttonClass(type, size, stretch, alignment && styles[alignment])}
      assistiveText={settings.assistiveText}
    >
      {settings.text}
    </Link>
  );
}
