/** What the field of a form is for. */
export const formFieldTypes = ['text', 'multiline', 'email', 'phone', 'choice', 'checkbox'] as const;
/** What the field of a form is for: one of `formFieldTypes`. */
export type FormFieldType = (typeof formFieldTypes)[number];

/** Characters of a response that may have several lines; each type has its own limit below that. */
export const maxFormAnswerLength = 4000;

/** Months for which submissions are stored where the form does not set them. */
export const usualKeepMonths = 12;

/** What the tick of a box is sent as. */
export const formTick = 'yes';
