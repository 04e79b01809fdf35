import { emailRule, type FieldRule } from '../../buying/form-reading.ts';
import { reportReasons } from './report-reasons.ts';

const person = {
  SuppliedName: { missing: 'Enter your name.', longest: 80 },
  SuppliedEmail: emailRule,
} satisfies Record<string, FieldRule>;

/** What each of the three forms holds, in its order. */
export const contactRules = {
  message: {
    Subject: { missing: 'Enter what it is about.', longest: 255 },
    Description: { missing: 'Write your question or what you are looking for.', longest: 4000 },
    ...person,
  },
  question: { Description: { missing: 'Write your question.', longest: 4000 }, ...person },
  report: {
    Reason__c: {
      missing: 'Choose what is wrong.',
      longest: 40,
      accepts: (value) => reportReasons.some((reason) => reason.value === value),
      wrong: 'Choose one of the reasons.',
    },
    Description: { missing: 'Write what you noticed.', longest: 4000 },
    ...person,
  },
} satisfies Record<string, Record<string, FieldRule>>;

/** Something general, a question about one listing, or a report of one. */
export type ContactKind = keyof typeof contactRules;
