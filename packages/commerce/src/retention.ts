export { commercePeriods } from './lib/housekeeping/retention-periods.ts';
