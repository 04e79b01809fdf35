import { type CustomTypesConfig, types } from 'pg';

const int8 = 20;
const date = 1082;

/**
 * How values arrive: counts as numbers (none here comes near 2^53), calendar dates as the text they are stored as (a
 * `Date` would move them across midnight), numeric as text (money is never a float), moments as `Date`.
 */
export const poolTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === int8) return Number;
    if (format !== 'binary' && oid === date) return (text: string) => text;
    return types.getTypeParser(oid, format);
  },
};
