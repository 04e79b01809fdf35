const day = 86_400_000;

/** Monday to Friday; holidays differ from place to place and are ignored here. */
function isWorkingDay(time: number): boolean {
  const weekday = new Date(time).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The day, at midnight UTC, that comes `count` working days after the day of `from`. */
export function addWorkingDays(from: Date, count: number): Date {
  let time = Math.floor(from.getTime() / day) * day;
  for (let left = count; left > 0; ) {
    time += day;
    if (isWorkingDay(time)) left -= 1;
  }
  return new Date(time);
}
