export const title = (space: string): string => `Jobs of ${space}`;
export const hint = 'What goes out of this space and comes into it. Files stay for 30 days.';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const kinds: Readonly<Record<string, string>> = {
  Export: 'Export',
  Import: 'Import',
  Translation: 'Translation',
};
export const kindOf = (jobType: string, type: string): string =>
  jobType === 'Translation'
    ? type === 'Export'
      ? 'To translators'
      : 'From translators'
    : (kinds[jobType] ?? jobType);
export const statuses: Readonly<Record<string, string>> = {
  Created: 'Waiting',
  Pending: 'Waiting',
  Processing: 'Working',
  Completed: 'Done',
  CompletedWithError: 'Done in part',
  Failed: 'Failed',
};
export const job = 'Job';
export const status = 'Status';
export const by = 'Started by';
export const when = 'Started';
export const files = 'Files';
export const none = 'There are no jobs yet';
export const noneHint = 'Export contents, import an archive, or send contents to translators.';
export const noneOfKind = 'There are no jobs of this kind';
export const pages = 'Pages of jobs';
export const previous = 'Newer jobs';
export const next = 'Older jobs';
export const download = (file: string): string => `Download ${file}`;
export const progress = (done: string, total: string): string => `${done} of ${total}`;
export const taken = (done: string, total: string): string => `${done} of ${total} were taken.`;
export const allTaken = (total: string): string => `All ${total} were taken.`;
export const refused = (count: number, shown: string): string =>
  count === 1 ? '1 was refused' : `${shown} were refused`;
export const entry = 'Entry';
export const problem = 'Why';
export const moreRefused = (shown: string): string => `The first ${shown}; the error file has all.`;
export const reportLost = 'The report cannot be read. The error file may be gone: files stay for 30 days.';
export const translations = 'Translations';
export const byNobody = 'the installation';
export const whoWhen = (who: string, when: string): string => `Started by ${who} on ${when}.`;
