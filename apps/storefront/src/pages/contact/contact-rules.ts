import { emailRule, type FieldRule } from '../../form/form-reading.ts';
import { reportReasons } from './report-reasons.ts';
import * as texts from './texts.ts';

const person = {
  SuppliedName: { requiredMessage: texts.nameRequired, maxLength: 80 },
  SuppliedEmail: emailRule,
} satisfies Record<string, FieldRule>;

/** What each of the three forms holds, in its order. */
export const contactRules = {
  message: {
    Subject: { requiredMessage: texts.subjectRequired, maxLength: 255 },
    Description: { requiredMessage: texts.messageRequired, maxLength: 4000 },
    ...person,
  },
  question: { Description: { requiredMessage: texts.questionRequired, maxLength: 4000 }, ...person },
  report: {
    Reason__c: {
      requiredMessage: texts.reasonRequired,
      maxLength: 40,
      accepts: (value) => reportReasons.some((reason) => reason.value === value),
      invalidMessage: texts.reasonError,
    },
    Description: { requiredMessage: texts.reportRequired, maxLength: 4000 },
    ...person,
  },
} satisfies Record<string, Record<string, FieldRule>>;

/** Something general, a question about one listing, or a report of one. */
export type ContactKind = keyof typeof contactRules;
