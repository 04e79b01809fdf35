import { answers } from '../answer.ts';
import { createContentDocumentAndVersion, createContentVersion } from './content-version.ts';
import { ContentDocumentComposite } from './content-version-answers.ts';

export const fileAnswers = [
  answers(createContentVersion, { 201: ContentDocumentComposite }),
  answers(createContentDocumentAndVersion, { 201: ContentDocumentComposite }),
];
