/** The field that a `FormKey` fills, by itself: a page that shows a form need not fetch what reads it. */
export const formKeyField = 'formKey';
