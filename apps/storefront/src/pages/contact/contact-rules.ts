import { emailRule, type FieldRule } from '../../form/form-reading.ts';
import { reportReasons } from './report-reasons.ts';
import * as texts from './texts.ts';

const person = {
  SuppliedName: { requiredMessage: texts.enterName, maxLength: 80 },
  SuppliedEmail: emailRule,
} satisfies Record<string, FieldRule>;

/** What each of the three forms holds, in its order. */
export const contactRules = {
  message: {
    Subject: { requiredMessage: texts.enterSubject, maxLength: 255 },
    Description: { requiredMessage: texts.writeMessage, maxLength: 4000 },
    ...person,
  },
  question: { Description: { requiredMessage: texts.writeQuestion, maxLength: 4000 }, ...person },
  report: {
    Reason__c: {
      requiredMessage: texts.chooseWhatIsWrong,
      maxLength: 40,
      accepts: (value) => reportReasons.some((reason) => reason.value === value),
      invalidMessage: texts.chooseReason,
    },
    Description: { requiredMessage: texts.writeWhatYouNoticed, maxLength: 4000 },
    ...person,
  },
} satisfies Record<string, Record<string, FieldRule>>;

/** Something general, a question about one listing, or a report of one. */
export type ContactKind = keyof typeof contactRules;
