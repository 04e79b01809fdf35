import type { ReactNode } from 'react';

export const search = 'Search';
export const quotedTerm = (term: string): string => `“${term}”`;
export const resultsFor = (term: string): string => `Results for “${term}”`;
export const emptyTermLead =
  'Type a manufacturer, a model or a kind of instrument in the box above: “Eppendorf”, “5810 R”, “benchtop centrifuge”.';
export const browseAll = 'Browse all equipment';
export const inquirySubject = (subject: string): string => `Looking for: ${subject}`;
export const noMatches = 'No listing matches these words at the moment.';
export const singleWordLink = (word: ReactNode): ReactNode => <>Search for {word} alone.</>;
export const shortenHint = 'Leave out accessories, sizes and article numbers: the model’s name finds more.';
export const typeHint = 'Try the kind of instrument in place of the model, such as “thermal cycler”.';
