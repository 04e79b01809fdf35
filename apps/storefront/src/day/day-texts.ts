export const workingDays = (minimum: number, maximum: number): string => {
  if (minimum >= maximum) return `${maximum} working ${maximum === 1 ? 'day' : 'days'}`;
  return `${minimum} to ${maximum} working days`;
};
