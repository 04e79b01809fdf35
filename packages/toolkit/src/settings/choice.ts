/** The value when it is one of the choices (surrounding spaces and case do not count), else the fallback. Never throws. */
export function parseChoice<Choice extends string, Fallback>(
  choices: readonly Choice[],
  value: unknown,
  fallback: Fallback,
): Choice | Fallback {
  if (typeof value !== 'string') return fallback;
  const keyword = value.trim().toLowerCase();
  return choices.find((choice) => choice === keyword) ?? fallback;
}
