/** A grade of a unit, from new to for parts: what the listings of the marketplace are graded by. */
export type ConditionName =
  | 'NewSurplus'
  | 'Refurbished'
  | 'UsedTestedWorking'
  | 'UsedPowersOn'
  | 'UsedUntested'
  | 'ForParts';
