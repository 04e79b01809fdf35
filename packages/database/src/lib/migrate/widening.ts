const varchar = /^varchar\((\d+)\)$/;
const numeric = /^numeric\((\d+),\s*(\d+)\)$/;

/** True when every value of one type is a value of the other, unchanged. */
export function isWidening(from: string, to: string): boolean {
  const [, fromLength] = varchar.exec(from) ?? [];
  if (fromLength !== undefined) {
    const [, toLength] = varchar.exec(to) ?? [];
    return to === 'text' || (toLength !== undefined && Number(toLength) >= Number(fromLength));
  }
  const [, fromDigits, fromScale] = numeric.exec(from) ?? [];
  const [, toDigits, toScale] = numeric.exec(to) ?? [];
  if (fromDigits !== undefined && toDigits !== undefined) {
    const whole = (digits: string, scale = '0'): number => Number(digits) - Number(scale);
    return Number(toScale) >= Number(fromScale) && whole(toDigits, toScale) >= whole(fromDigits, fromScale);
  }
  return from === 'integer' && to === 'bigint';
}
