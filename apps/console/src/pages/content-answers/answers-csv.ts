import type { FormSubmissions } from '@relab/contract/content';
import { csvLine } from '../../bulk/csv-text.ts';

type Submission = FormSubmissions['submissions'][number];

export interface CsvWords {
  readonly submitted: string;
  readonly language: string;
  readonly yes: string;
  readonly no: string;
}

/**
 * Submissions as lines of a CSV file. A form that was changed had other questions before: there is a column for each that
 * it ever had, under its latest label.
 */
export function answerLines(submissions: readonly Submission[], words: CsvWords): readonly string[] {
  const labels = new Map<string, string>();
  for (const { answers } of submissions)
    for (const { name, label } of answers) labels.set(name, labels.get(name) ?? label);
  return [
    csvLine([words.submitted, words.language, ...labels.values()]),
    ...submissions.map(({ submittedDate, language, answers }) => {
      const values = new Map(answers.map(({ name, value }) => [name, value]));
      const cells = [...labels.keys()].map((name) => {
        const value = values.get(name) ?? '';
        return typeof value === 'boolean' ? (value ? words.yes : words.no) : value;
      });
      return csvLine([submittedDate, language, ...cells]);
    }),
  ];
}
