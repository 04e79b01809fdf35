/** Special care, and what it is called on a bill. A listing names the kinds that it needs. */
export const specialHandling = {
  hazardous: 'Dangerous goods handling',
  refrigerant: 'Refrigerant papers',
  regulated: 'Papers for regulated equipment',
} as const;
