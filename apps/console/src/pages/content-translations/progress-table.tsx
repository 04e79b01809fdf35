import type { ContentSpace, TranslationProgress } from '@relab/contract/content';
import type { ReactNode } from 'react';
import { languageName } from '../../content/language-name.ts';
import { hrefWith } from '../../routing/href-with.ts';
import { useFormats } from '../../session/use-formats.ts';
import { Table, type TableColumn } from '../../ui/table.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

type Progress = TranslationProgress['languages'][number];

export interface ProgressTableProps {
  readonly space: ContentSpace;
  readonly progress: TranslationProgress;
  readonly url: URL;
}

const counted = [
  ['Missing', 'missing'],
  ['Started', 'started'],
  ['OutOfDate', 'outOfDate'],
  ['Unpublished', 'unpublished'],
] as const;

/** Each number leads to the contents that it counts. */
export function ProgressTable({ space, progress, url }: ProgressTableProps): ReactNode {
  const formats = useFormats();
  const { contents } = progress;
  const doneIn = ({ source, upToDate }: Progress): number => source + upToDate;
  const linkTo = ({ language }: Progress, state: (typeof counted)[number][0], count: number): ReactNode =>
    count === 0 ? (
      formats.number(0)
    ) : (
      <a
        className={css.count}
        href={hrefWith(url, { language, state, page: '' })}
        aria-label={texts.numberOf(formats.number(count), texts.columns[state], languageName(language))}
      >
        {formats.number(count)}
      </a>
    );
  const columns: readonly TableColumn<Progress>[] = [
    {
      id: 'language',
      label: texts.language,
      isHeader: true,
      cell: ({ language }) => (
        <a
          href={hrefWith(url, { language, state: '', page: '' })}
          aria-label={texts.allIn(languageName(language))}
        >
          {languageName(language)}
        </a>
      ),
    },
    {
      id: 'done',
      label: texts.columns.done,
      cell: (row) => (
        <span className={css.share}>
          <progress
            value={doneIn(row)}
            max={contents}
            aria-label={texts.shareOf(languageName(row.language))}
          />
          {texts.share(formats.number(doneIn(row)), formats.percent(doneIn(row) / contents))}
        </span>
      ),
    },
    ...counted.map(
      ([state, name]): TableColumn<Progress> => ({
        id: state,
        label: texts.columns[state],
        isNumber: true,
        cell: (row) => linkTo(row, state, row[name]),
      }),
    ),
    {
      id: 'published',
      label: texts.published,
      isNumber: true,
      cell: ({ published }) => formats.number(published),
    },
  ];
  const order = [
    space.defaultLanguage,
    ...space.supportedLanguages.filter((one) => one !== space.defaultLanguage),
  ];
  return (
    <Table
      caption={texts.progressTable(formats.number(contents))}
      showsCaption
      rows={progress.languages.toSorted(
        (one, other) => order.indexOf(one.language) - order.indexOf(other.language),
      )}
      rowKey={({ language }) => language}
      columns={columns}
    />
  );
}
