export const workingDays = (minimum: number, maximum: number): string => {
  if (minimum >= maximum) return `${maximum} ${maximum === 1 ? 'Werktag' : 'Werktage'}`;
  return `${minimum} bis ${maximum} Werktage`;
};
