import { isPeriod, type RetentionDeclaration } from './retention-line.ts';
import { retentionTable } from './retention-table.ts';
import { periodText } from './retention-texts.ts';

const begin = '<!-- Written by `npm run retention`: begin -->';
const end = '<!-- end -->';

const place = (name: string): string => `\`${name}\``;

function row({ what, reason, places, until }: RetentionDeclaration): string {
  const period = isPeriod(until) ? periodText(until, until.length, 'en') : until.en;
  const setting = (isPeriod(until) && until.setting && ` (\`${until.setting.name}\`)`) || '';
  return `| ${what.en} | ${period}${setting} | ${reason.en} | ${places.map(place).join(', ')} |`;
}

/** The document with the table of what is stored as the code declares it. */
export function withRetentionTable(document: string): string {
  const [before, rest = ''] = document.split(begin);
  const [, after = ''] = rest.split(end);
  const head = '| what | how long | why | where |\n| --- | --- | --- | --- |';
  return `${before}${begin}\n\n${head}\n${retentionTable.map(row).join('\n')}\n\n${end}${after}`;
}

/** The settings of periods, as rows of `docs/settings.md`: the name and its default. */
export const retentionSettings: readonly { readonly name: string; readonly length: number }[] =
  retentionTable.flatMap(({ until }) =>
    isPeriod(until) && until.setting ? [{ name: until.setting.name, length: until.length }] : [],
  );
