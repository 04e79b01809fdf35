import { answers } from '../answer.ts';
import { findDuplicates, getDuplicateConfiguration } from './duplicate.ts';
import { DuplicateConfiguration, Duplicates } from './duplicate-responses.ts';

export const duplicateAnswers = [
  answers(getDuplicateConfiguration, { 200: DuplicateConfiguration }),
  answers(findDuplicates, { 200: Duplicates }),
];
