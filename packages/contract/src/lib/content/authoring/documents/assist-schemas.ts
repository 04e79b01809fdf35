import * as z from 'zod/mini';

/** Whether this installation has a language model, and whose it is. */
export const Assist = z.looseObject({
  isOn: z.boolean(),
  /** The host that texts are sent to; null where it is off. */
  service: z.nullable(z.string()),
});

/** What would be sent for a suggestion, word for word. */
export const SuggestionRequest = z.looseObject({
  messages: z.array(z.looseObject({ content: z.string(), role: z.enum(['system', 'user']) })),
  model: z.string(),
  service: z.string(),
});

/** What the model suggests; nothing of it is stored. */
export const Suggestion = z.looseObject({ text: z.string() });
