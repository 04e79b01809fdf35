import { expect, test } from 'vitest';
import { checkFormula } from './check-formula.ts';
import { fieldsOf } from './expression.ts';
import { FormulaError } from './formula-error.ts';
import type { FormulaScope, FormulaType } from './formula-scope.ts';
import { parseFormula } from './parse-formula.ts';

const types: Readonly<Record<string, FormulaType>> = {
  Name: 'text',
  Amount__c: 'number',
  Sold__c: 'date',
  At__c: 'dateTime',
  IsActive: 'boolean',
  'Account.Owner.Name': 'text',
};

const scope: FormulaScope = {
  field(path) {
    const name = path.join('.');
    if (name === 'Status') return { type: 'text', picklist: 'one' };
    if (name === 'Tags__c') return { type: 'text', picklist: 'many' };
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    return type && { type };
  },
};

function problemOf(text: string): FormulaError {
  try {
    checkFormula(parseFormula(text), scope);
  } catch (problem) {
    if (problem instanceof FormulaError) return problem;
    throw problem;
  }
  throw new Error(`${text} has no problem`);
}

test.each<[string, FormulaType]>([
  ['Name & "x"', 'text'],
  ['Account.Owner.Name', 'text'],
  ['Amount__c * 2', 'number'],
  ['Sold__c + 2', 'date'],
  ['2 + At__c', 'dateTime'],
  ['Sold__c - Sold__c', 'number'],
  ['At__c - At__c', 'number'],
  ['At__c - 1', 'dateTime'],
  ['Amount__c > 1', 'boolean'],
  ['IF(IsActive, Sold__c, NULL)', 'date'],
  ['CASE(Status, "New", At__c, NULL)', 'dateTime'],
  ['BLANKVALUE(NULL, Amount__c)', 'number'],
  ['addMonths(At__c, 1)', 'dateTime'],
  ['TEXT(Status)', 'text'],
])('%s gives %s', (text, type) => {
  expect(checkFormula(parseFormula(text), scope)).toBe(type);
});

test.each<[string, number, string]>([
  ['', 0, 'expected before the end of the formula'],
  ['1 +', 3, 'expected before the end of the formula'],
  ['1 + * 2', 4, 'expected before *'],
  ['(1 + 2', 6, 'closing parenthesis is expected before the end'],
  ['1 + 2)', 5, 'never opened'],
  ['1 2', 2, 'An operator is expected before 2'],
  ['LEFT("a" 1)', 9, 'closing parenthesis of LEFT is expected before 1'],
  ['LEFT("a",)', 9, 'expected before )'],
  ['"abc', 0, 'does not end on its line'],
  ['1 & "a\n"', 4, 'does not end on its line'],
  ['"a\\db"', 2, '\\d is no escape'],
  ['1 /* x', 2, 'comment that begins here has no end'],
  ['1 + .5', 4, 'begins with a digit'],
  ['$User.Id', 0, 'Global values'],
  ['1 | 2', 2, 'Write ||'],
  ['1 + ;', 4, '; has no meaning'],
  ['1 + 🔬', 4, '🔬 has no meaning'],
  ['"a\0"', 2, 'no character that can be stored'],
  ['"\ud800"', 1, 'no character that can be stored'],
  ['A.B.C.D.E.F.G', 0, 'more than 5 references'],
  ['NOT(Sold__c + 1 + 1)', 4, 'NOT takes true or false here, not a date'],
  ['Amont__c', 0, 'There is no field Amont__c'],
  ['amount__c', 0, 'There is no field amount__c'],
  ['1 +\n  Nothing.There', 6, 'There is no field Nothing.There'],
  ['constructor', 0, 'There is no field constructor'],
  ['1 + FOO(1)', 4, 'There is no function FOO. There are: ABS, ADDMONTHS'],
  ['CONSTRUCTOR(1)', 0, 'There is no function CONSTRUCTOR'],
  ['LEFT("a")', 0, 'LEFT takes 2 arguments, not 1'],
  ['1 + LEN()', 4, 'LEN takes 1 argument, not 0'],
  ['TODAY(1)', 0, 'TODAY takes no arguments, not 1'],
  ['IF(TRUE, 1)', 0, 'IF takes 3 arguments, not 2'],
  ['AND()', 0, 'AND takes 1 or more arguments, not 0'],
  ['1 + Name', 0, '+ takes a text here, not a number'],
  ['1 * Name', 4, '* takes a number here, not a text. VALUE makes a number of it.'],
  ['1 & "a"', 0, '& takes a text here, not a number. TEXT makes a text of it.'],
  ['"a" & IsActive', 6, 'not true or false. IF makes a text of it.'],
  ['-Name', 1, '- takes a number here, not a text'],
  ['!Amount__c', 1, '! takes true or false here, not a number'],
  ['1 = "1"', 4, '= takes a number here, not a text'],
  ['1 < 2 < 3', 0, '< compares numbers, or dates, not true or false'],
  ['"a" < "b"', 0, '< compares numbers, or dates, not a text'],
  ['Sold__c > At__c', 10, '> takes a date here, not a date with time. DATEVALUE'],
  ['Sold__c + Sold__c', 8, 'Two dates cannot be added'],
  ['At__c - Sold__c', 6, 'a date cannot be taken from a date with time. DATEVALUE'],
  ['At__c - 1 - 2 - Sold__c', 14, 'a date cannot be taken from a date with time'],
  ['Sold__c + 1 + Sold__c', 12, 'Two dates cannot be added'],
  ['1 - Sold__c', 2, 'a date cannot be taken from a number.'],
  ['Sold__c + "1"', 10, '+ takes a number here'],
  ['Sold__c * 2', 0, '* takes a number here, not a date'],
  ['IF(1, 2, 3)', 3, 'IF takes true or false here, not a number'],
  ['IF(IsActive, 1, (2) & "a")', 17, '& takes a text here'],
  ['IF(IsActive, 1, "a")', 16, 'IF takes a number here, not a text'],
  ['AND(TRUE, 1)', 10, 'AND takes true or false here'],
  ['CASE(Amount__c, 1, 2)', 0, 'not 3 arguments'],
  ['CASE(Amount__c, 1, 2, 3, 4)', 0, 'not 5 arguments'],
  ['CASE(Amount__c, "1", 2, 3)', 16, 'CASE takes a number here'],
  ['CASE(Amount__c, 1, 2, "a")', 22, 'CASE takes a number here'],
  ['CASE(Amount__c, NULL, 2, 3)', 16, 'Nothing equals NULL'],
  ['CASE(Tags__c, "a", 2, 3)', 5, 'Use INCLUDES with it'],
  ['Status = "New"', 0, '= takes a text here, not a picklist. Use TEXT, ISPICKVAL or CASE with it.'],
  ['Tags__c & "a"', 0, 'not a multi-select picklist. Use INCLUDES with it.'],
  ['Status', 0, 'A picklist is no result: use TEXT.'],
  ['Tags__c', 0, 'use INCLUDES'],
  ['IF(TRUE, NULL, NULL)', 0, 'always blank'],
  ['ISPICKVAL(Name, "a")', 10, 'takes a picklist here, not a text'],
  ['ISPICKVAL(Status, Name)', 18, 'takes the value as a text in quotes'],
  ['INCLUDES(Status, "a")', 9, 'takes a multi-select picklist here, not a picklist'],
  ['TEXT(Name)', 5, 'TEXT takes a number'],
  ['TEXT(IsActive)', 5, 'not true or false'],
  ['TEXT(Tags__c)', 5, 'not a multi-select picklist'],
  ['YEAR(At__c)', 5, 'takes a date here, not a date with time. DATEVALUE makes a date of it.'],
  ['DATEVALUE(1)', 10, 'DATEVALUE takes a text here, not a number'],
  ['ADDMONTHS("a", 1)', 10, 'ADDMONTHS takes a date here, not a text'],
  ['REGEX(Name, Name)', 12, 'takes the pattern as a text in quotes'],
  ['REGEX(Name, "(a")', 12, 'In the pattern: a ( is not closed'],
])('%j is refused', (text, at, reason) => {
  const problem = problemOf(text);
  expect({ at: problem.at, reason: problem.reason }).toEqual({ at, reason: expect.stringContaining(reason) });
});

test('formulas that are too long or too deep are rejected', () => {
  const cases: readonly [string, number, string][] = [
    [`${'9'.repeat(39)}`, 0, 'at most 38 digits'],
    [`1${' + 1'.repeat(1250)}`, 5000, 'at most 5000 characters'],
    [`${'('.repeat(101)}1${')'.repeat(101)}`, 100, 'More than 100 levels'],
    [`${'!'.repeat(101)}TRUE`, 100, 'More than 100 levels'],
    [`1${'^1'.repeat(101)}`, 201, 'More than 100 functions and operators'],
    [`${'-('.repeat(50)}1${')'.repeat(50)}${'-1'.repeat(51)}`, 251, 'More than 100 functions and operators'],
  ];
  for (const [text, at, reason] of cases)
    expect(problemOf(text)).toMatchObject({ at, reason: expect.stringContaining(reason) });
});

test('an error names its line and character', () => {
  expect(problemOf('IF(IsActive,\r\n  1,\n  Nowhere)')).toMatchObject({
    line: 3,
    column: 3,
    message: 'Line 3, character 3: There is no field Nowhere.',
  });
});

test('fieldsOf lists each field once, paths through references as a unit', () => {
  const formula = parseFormula(
    'IF(!IsActive, -Amount__c + Amount__c, LEN(Account.Owner.Name & /* Hidden__c */ "Quoted__c" & Name))',
  );
  expect(fieldsOf(formula)).toEqual([['IsActive'], ['Amount__c'], ['Account', 'Owner', 'Name'], ['Name']]);
});

test('a formula of 5,000 characters is parsed, whatever its structure', () => {
  for (const sign of ['+', '&&', '='])
    expect(parseFormula(Array(2500).fill('1').join(sign).slice(0, 4999)).root.kind).toBe('binary');
});
