/** Seconds, the unit of the field; from a stored page to a report. */
export const durationBuckets: readonly number[] = [
  0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];
