import { emailRule, type FieldRule } from '../../form/form-reading.ts';
import { reportReasons } from './report-reasons.ts';
import * as texts from './texts.ts';

const person = {
  SuppliedName: { missing: texts.enterName, longest: 80 },
  SuppliedEmail: emailRule,
} satisfies Record<string, FieldRule>;

/** What each of the three forms holds, in its order. */
export const contactRules = {
  message: {
    Subject: { missing: texts.enterSubject, longest: 255 },
    Description: { missing: texts.writeMessage, longest: 4000 },
    ...person,
  },
  question: { Description: { missing: texts.writeQuestion, longest: 4000 }, ...person },
  report: {
    Reason__c: {
      missing: texts.chooseWhatIsWrong,
      longest: 40,
      accepts: (value) => reportReasons.some((reason) => reason.value === value),
      wrong: texts.chooseReason,
    },
    Description: { missing: texts.writeWhatYouNoticed, longest: 4000 },
    ...person,
  },
} satisfies Record<string, Record<string, FieldRule>>;

/** Something general, a question about one listing, or a report of one. */
export type ContactKind = keyof typeof contactRules;
