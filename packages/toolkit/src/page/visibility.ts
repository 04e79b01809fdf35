import { bindData, type Scope } from './data-expression.ts';

/** Present is what is not false, zero, empty text or an empty list. Content holds `false` as a word, too. */
function isPresent(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value) && value !== 'false';
}

/** Whether a component with this `when` is on the page: without a condition it always is. */
export function isVisible(when: unknown, scope: Scope): boolean {
  return when === undefined || when === null || isPresent(bindData(when, scope));
}
