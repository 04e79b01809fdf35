import fc from 'fast-check';
import type { FormulaType } from './formula-scope.ts';

const literals: Readonly<Record<FormulaType, readonly string[]>> = {
  text: [
    '""',
    '"a"',
    '"2024-02-30"',
    '"9999-12-31 23:59:59"',
    '"-12.5"',
    '"\'; drop table thing; --"',
    '"%_"',
    'Name',
    'Note__c',
    'Parent.Name',
  ],
  number: [
    '0',
    '1',
    '-1',
    '0.000000000000000001',
    '999999999999999999',
    '0.5',
    'Amount__c',
    'Whole__c',
    'Empty__c',
    'Parent.Amount__c',
  ],
  date: ['TODAY()', 'DATE(1, 1, 1)', 'DATE(9999, 12, 31)', 'Sold__c', 'NoDate__c', 'Parent.Sold__c'],
  dateTime: [
    'NOW()',
    'At__c',
    'NoTime__c',
    'DATETIMEVALUE("0001-01-01 00:00:00")',
    'DATETIMEVALUE("9999-12-31 23:59:59")',
  ],
  boolean: [
    'TRUE',
    'FALSE',
    'IsActive',
    'NoFlag__c',
    'ISPICKVAL(Status, "New")',
    'INCLUDES(Tags__c, "Water")',
  ],
};

/** `#number` stands for any formula of that type. */
const shapes: Readonly<Record<FormulaType, readonly string[]>> = {
  text: [
    '#text & #text',
    'IF(#boolean, #text, #text)',
    'IF(#boolean, NULL, #text)',
    'CASE(#number, #number, #text, #text)',
    'CASE(Status, "New", #text, #text)',
    'BLANKVALUE(#text, #text)',
    'NULLVALUE(#text, #text)',
    'TEXT(#number)',
    'TEXT(#date)',
    'TEXT(#dateTime)',
    'TEXT(Status)',
    'LEFT(#text, #number)',
    'RIGHT(#text, #number)',
    'MID(#text, #number, #number)',
    'UPPER(#text)',
    'LOWER(#text)',
    'TRIM(#text)',
    'SUBSTITUTE(#text, #text, #text)',
  ],
  number: [
    '(#number + #number)',
    '(#number - #number)',
    '(#number * #number)',
    '(#number / #number)',
    '(#number ^ #number)',
    '(#date - #date)',
    '(#dateTime - #dateTime)',
    '-#number',
    'VALUE(#text)',
    'LEN(#text)',
    'ROUND(#number, #number)',
    'FLOOR(#number)',
    'CEILING(#number)',
    'ABS(#number)',
    'MOD(#number, #number)',
    'MAX(#number, #number)',
    'MIN(#number, #number)',
    'SQRT(#number)',
    'YEAR(#date)',
    'MONTH(#date)',
    'DAY(#date)',
    'IF(#boolean, #number, #number)',
    'CASE(#text, #text, #number, #number)',
    'BLANKVALUE(#number, #number)',
  ],
  date: [
    '(#date + #number)',
    '(#date - #number)',
    'DATE(#number, #number, #number)',
    'DATEVALUE(#text)',
    'DATEVALUE(#dateTime)',
    'ADDMONTHS(#date, #number)',
    'IF(#boolean, #date, NULL)',
    'BLANKVALUE(#date, #date)',
  ],
  dateTime: [
    '(#dateTime + #number)',
    '(#dateTime - #number)',
    'DATETIMEVALUE(#text)',
    'DATETIMEVALUE(#date)',
    'ADDMONTHS(#dateTime, #number)',
    'CASE(#date, #date, #dateTime, #dateTime)',
  ],
  boolean: [
    '(#number > #number)',
    '(#number = #number)',
    '(#text <> #text)',
    '(#date <= #date)',
    '(#dateTime < #dateTime)',
    '(#boolean && #boolean)',
    '(#boolean || #boolean)',
    '!#boolean',
    'ISBLANK(#text)',
    'ISNULL(#number)',
    'CONTAINS(#text, #text)',
    'BEGINS(#text, #text)',
    'REGEX(#text, "(a|b)*a(a|b){12}.*")',
    'REGEX(#text, "[^%]+\\\\d{0,200}")',
  ],
};

const types = Object.keys(shapes) as FormulaType[];

/** The text of any formula that fits together, with values at the edges of what there is. */
export const anything: fc.Arbitrary<string> = fc.oneof(
  ...Object.values(
    fc.letrec<Record<FormulaType, string>>((tie) => {
      const filled = (shape: string): fc.Arbitrary<string> => {
        const [first = '', ...rest] = shape.split('#');
        const parts = rest.map((part) => {
          const [wanted = ''] = /^[a-zA-Z]+/.exec(part) ?? [];
          return tie(wanted as FormulaType).map((inner) => inner + part.slice(wanted.length));
        });
        return fc.tuple(...parts).map((made) => first + made.join(''));
      };
      const build = (type: FormulaType): fc.Arbitrary<string> =>
        fc.oneof(
          { maxDepth: 4, depthIdentifier: 'formula' },
          fc.constantFrom(...literals[type]),
          ...shapes[type].map(filled),
        );
      return Object.fromEntries(types.map((type) => [type, build(type)])) as Record<
        FormulaType,
        fc.Arbitrary<string>
      >;
    }),
  ),
);
