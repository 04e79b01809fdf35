import { linkTarget } from '../link/link-setting.ts';
import { textLinkSettings } from '../link/text-link.tsx';
import { type LinkInfo, webPage } from '../page-reference/page-reference.ts';
import { readSettings } from '../settings/read-settings.ts';

/** One line of a menu, wherever it came from. */
export interface MenuEntry {
  readonly text: string;
  /** Undefined for what is only a label. */
  readonly link: LinkInfo | undefined;
  readonly assistiveText: string;
  readonly newWindow: boolean;
  readonly imageUrl: string | undefined;
  readonly entries: readonly MenuEntry[];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (item: unknown): item is Fields => typeof item === 'object' && item !== null;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** As the call for navigation menus answers it: `label`, `actionValue`, `target`, `imageUrl`, `subMenu`. */
function readMenuItem(item: Fields): MenuEntry {
  const url = textOf(item.actionValue);
  return {
    text: textOf(item.label) ?? '',
    link: url === undefined ? undefined : { pageReference: webPage(url) },
    assistiveText: '',
    newWindow: item.target === 'NewWindow',
    imageUrl: textOf(item.imageUrl),
    entries: readEntries(item.subMenu),
  };
}

/** With the settings of a text link, and what is below it as `items`. */
function readLinkItem(item: Fields): MenuEntry {
  const settings = readSettings('NavigationMenu', textLinkSettings, item);
  const { text, assistiveText, newWindow } = settings;
  const isLabel = settings.link === undefined && settings.url === '';
  return {
    ...{ text, assistiveText, newWindow, imageUrl: undefined },
    link: isLabel ? undefined : linkTarget(settings),
    entries: readEntries(item.items),
  };
}

/** Items of either form; those without a label are left out. */
export function readEntries(items: unknown): readonly MenuEntry[] {
  return (Array.isArray(items) ? items : [])
    .filter(isFields)
    .map((item) => ('label' in item ? readMenuItem(item) : readLinkItem(item)))
    .filter(({ text }) => text !== '');
}
