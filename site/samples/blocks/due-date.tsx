// #region settings
import { defineBlock } from '@relab/toolkit/page';
import { choice, readSettings, type SettingsOf, text } from '@relab/toolkit/settings';
import type { ReactNode } from 'react';

export const dueDateSettings = {
  /** ISO 8601, as `2027-03-01`. */
  date: text(),
  tone: choice(['calm', 'urgent'], 'calm'),
};
// #endregion settings

// #region component
export function DueDate(given: SettingsOf<typeof dueDateSettings>): ReactNode {
  const { date, tone } = readSettings('DueDate', dueDateSettings, given);
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return null;
  return (
    <p data-tone={tone}>
      Back on <time dateTime={date}>{day.toLocaleDateString('en-GB', { timeZone: 'UTC' })}</time>
    </p>
  );
}
// #endregion component

// #region definition
export const dueDateDefinition = defineBlock({ component: DueDate, settings: dueDateSettings });
// #endregion definition
