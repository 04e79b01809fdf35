export { commerceObjects } from './commerce-objects.ts';
