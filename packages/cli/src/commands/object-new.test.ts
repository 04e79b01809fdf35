import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createObjects, standardObjects } from '@relab/records/objects';
import { expect, test } from 'vitest';
import { relab } from './command.fixture.ts';
import { Sample } from './object.fixture.ts';

const goldenFile = join(import.meta.dirname, 'object.fixture.ts');

/** One field of every kind, and of every option. */
const fields = [
  'Number__c:autoNumber:S-',
  'Serial__c:text:40:unique',
  'Status__c:picklist:New,In Work,Done:required',
  'Hazards__c:multiPicklist:Toxic,Flammable',
  'Weight__c:number:8.2',
  'Count__c:number:5',
  'Price__c:currency:indexed',
  'Purity__c:percent',
  'TakenOn__c:date',
  'TestedAt__c:dateTime',
  'Frozen__c:boolean',
  'AccountId:reference:Account',
  'About__c:anyReference',
  'Story__c:longText',
  'Notes__c:richText:4000',
  'Contact__c:email',
  'Hotline__c:phone',
  'DataSheetURL__c:url:500',
].flatMap((field) => ['--field', field]);

const start = ['object', 'new', 'Sample__c', '--prefix', 'a10', '--out', '@out'];

test('a declaration of every kind of field is written: it is checked as a source of its own', async () => {
  const { exitCode, complained, said, written } = await relab([...start, ...fields]);
  expect({ exitCode, complained }).toEqual({ exitCode: 0, complained: '' });
  expect(said).toMatch(
    /^\/records\.ts: Sample__c, fields 19\nNext: .*add Sample to the objects .*\nIt refers to Account/,
  );
  expect(written).toBe(await readFile(goldenFile, 'utf8'));
});

test('what is written declares an object that fits beside others', () => {
  const objects = createObjects([...standardObjects, Sample]);
  expect(objects.all).toContain(Sample);
  expect(Sample).toMatchObject({
    apiName: 'Sample__c',
    label: 'Sample',
    labelPlural: 'Samples',
    owned: true,
  });
  expect(Sample.listViews.AllSamples?.columns).toEqual([
    ...['Name', 'Number__c', 'Serial__c', 'Status__c', 'Weight__c', 'CreatedDate'],
  ]);
  expect(Sample.table.columns.find(({ name }) => name === 'weight')?.type).toBe('numeric(8, 2)');
});

test('labels are made of names, or given', async () => {
  const named = await relab(['object', 'new', 'LabVisitCategory', '--prefix', 'a1B', '--out', '@out']);
  expect(named.written).toContain("label: 'Lab Visit Category',\n  labelPlural: 'Lab Visit Categories',");
  expect(named.written).toContain('export const LabVisitCategory = ');
  const given = await relab([...start, '--label', "Dr. Jekyll's", '--plural', 'Two "of" them']);
  expect(given.written).toContain(`label: "Dr. Jekyll's",\n  labelPlural: 'Two "of" them',`);
  expect(given.written).toContain('AllTwoofthem: {');
});

test('a part of another record has no owner of its own, and a name may be a number', async () => {
  const { written } = await relab([
    ...start,
    '--field',
    'Box__c:masterDetail:Box__c',
    '--field',
    'Name:autoNumber',
  ]);
  expect(written).not.toMatch(/owned|OwnerId/);
  expect(written).toContain("Name: autoNumber({ label: 'Name' }),");
});

test('a file that is there stays as it is', async () => {
  const before = await readFile(goldenFile, 'utf8');
  const { exitCode, complained } = await relab([...start.slice(0, -1), goldenFile]);
  expect(exitCode).toBe(1);
  expect(complained).toContain('object.fixture.ts is there already, and left as it is.');
  expect(await readFile(goldenFile, 'utf8')).toBe(before);
});

test('the folder of the file has to be there', async () => {
  const { exitCode, complained } = await relab([...start.slice(0, -1), '/no/such/folder/sample.ts']);
  expect(exitCode).toBe(1);
  expect(complained).toContain('there is no folder /no/such/folder.');
});

const field = (given: string): readonly string[] => [...start, '--field', given];

test.each([
  [['object', 'new', '--prefix', 'a10', '--out', '@out'], /One API name, --prefix and --out are needed/],
  [['object', 'new', 'A', 'B', '--prefix', 'a10', '--out', '@out'], /One API name/],
  [['object', 'new', 'sample', '--prefix', 'a10', '--out', '@out'], /The object sample is no API name/],
  [
    ['object', 'new', '../Sample', '--prefix', 'a10', '--out', '@out'],
    /The object \.\.\/Sample is no API name/,
  ],
  [['object', 'new', 'Sample', '--prefix', 'a1', '--out', '@out'], /three letters or digits/],
  [['object', 'new', 'Sample', '--prefix', 'a1000', '--out', '@out'], /three letters or digits/],
  [['object', 'new', 'Sample', '--prefix', 'a-1', '--out', '@out'], /three letters or digits/],
  [[...start, '--fields', 'x'], /Unknown option '--fields'/],
  [['object', 'old'], /There is no command object/],
  [field('Size__c:txt'), /no kind txt\. There are: text, longText, .*, autoNumber\./],
  [field('Size__c'), /no kind without a name\. There are: text/],
  [field('Size__c:constructor'), /no kind constructor/],
  [field('size:text'), /size is no API name/],
  [field('Size__c:text:long'), /long is no number of characters/],
  [field('Size__c:text:0'), /0 is no number of characters/],
  [field('Size__c:number:19'), /19 says no digits/],
  [field('Size__c:number:2.3'), /2\.3 says no digits/],
  [field('Size__c:picklist'), /its values are needed/],
  [field('Size__c:picklist:A,,B'), /its values are needed/],
  [field('Size__c:picklist:A,A'), /a value is there twice/],
  [field('Size__c:reference'), /the object that it leads to is needed/],
  [field('Size__c:date:today'), /today is not understood here/],
  [field('Size__c:text:40:long'), /long is not understood here/],
  [field('Size__c:autoNumber:required'), /leave required out/],
  [field('CreatedDate:date'), /every record has it/],
  [field('Id__c:text'), /every record has it/],
  [[...field('Size__c:text'), '--field', 'Size:date'], /shares a column/],
  [field('Name__c:text'), /shares a column/],
])('wrong arguments end with exit code 2 and nothing is written: %j', async (given, message) => {
  const { exitCode, complained, written } = await relab(given);
  expect({ exitCode, written }).toEqual({ exitCode: 2, written: undefined });
  expect(complained).toMatch(message);
});
