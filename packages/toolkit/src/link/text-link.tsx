import type { ReactNode } from 'react';
import { boolean, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { Link } from './link.tsx';
import { link, linkTarget } from './link-setting.ts';
import styles from './text-link.module.css';

export const textLinkSettings = {
  text: text(),
  url: text(),
  /** Any kind of page, where `url` names an address; it wins when both are there. */
  link: link(),
  /** Said after the text; in place of S-251's words when the link opens a new window. */
  assistiveText: text(),
  newWindow: boolean(),
};

/** `link` takes precedence over `url`. */
export type TextLinkProps = SettingsOf<typeof textLinkSettings>;

/** S-005: a link of words. Without words nothing is shown; with nowhere to go the words alone are. */
export function TextLink(props: TextLinkProps): ReactNode {
  const settings = readSettings('TextLink', textLinkSettings, props);
  if (settings.text === '') return null;
  return (
    <Link
      link={linkTarget(settings)}
      assistiveText={settings.assistiveText}
      newWindow={settings.newWindow}
      className={styles.link}
    >
      {settings.text}
    </Link>
  );
}
