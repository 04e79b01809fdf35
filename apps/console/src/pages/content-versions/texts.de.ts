export const titleOf = (title: string): string => `Versionen von „${title}“ vergleichen`;
export const hint =
  'Was sich unterscheidet, steht oben. Was Sie übernehmen, kommt ins Formular und wird beim Speichern zu einer Version.';
export const sides = { before: 'Ältere Version', after: 'Neuere Version' } as const;
export const versionFacts = (number: string, moment: string, facts: string): string =>
  `${number}, ${moment} (${facts})`;
export const onlyOne = 'Es gibt nur eine Version';
export const onlyOneHint = 'Mit jedem Speichern kommt eine hinzu.';
export const partLabels = { title: 'Name des Inhalts', urlName: 'URL-Name' } as const;
export const pageLabels = {
  title: 'Titel der Seite',
  viewType: 'Art der Seite',
  dataProviders: 'Daten der Seite',
} as const;
export const changedParts = (count: number, shown: string): string =>
  count === 0
    ? 'Beide Versionen sind gleich.'
    : count === 1
      ? '1 Teil unterscheidet sich.'
      : `${shown} Teile unterscheiden sich.`;
export const changedBlocks = (count: number, shown: string): string =>
  count === 1 ? '1 Block unterscheidet sich.' : `${shown} Blöcke unterscheiden sich.`;
export const unchanged = 'Was in beiden gleich ist';
export const take = (number: string): string => `Aus ${number} übernehmen`;
export const takeOne = (label: string, number: string): string => `Aus ${number} übernehmen: ${label}`;
export const restore = (number: string): string => `Version ${number} ganz übernehmen …`;
export const restoreQuestion = (number: string): string => `Version ${number} ganz ins Formular übernehmen?`;
export const restoreHint =
  'Was Sie eingegeben und nicht gespeichert haben, wird ersetzt. Die Versionen bleiben, wie sie sind; beim Speichern entsteht eine neue.';
export const restoreConfirm = 'Ins Formular übernehmen';
