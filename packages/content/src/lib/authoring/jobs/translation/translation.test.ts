import { expect, test } from 'vitest';
import { builtInTypes } from '../../../types/content-types.ts';
import { joinInline } from './join-inline.ts';
import { readXliff, type TranslatedUnit } from './read-xliff.ts';
import { translatableTexts, withTexts } from './translatable.ts';
import { writeXliff } from './write-xliff.ts';

const schemaOf = (name: string) =>
  builtInTypes.find(({ fullyQualifiedName }) => fullyQualifiedName === `sfdc_cms__${name}`)?.schema ?? null;

/** The document as a translator sends it back, having done something with its text. */
const sentBack = (text: string, isMarkup: boolean, change: (xml: string) => string): TranslatedUnit => {
  const source = { name: 'contentBody/body', text, isMarkup };
  const xml = Buffer.from(
    writeXliff({
      sourceLanguage: 'en_US',
      targetLanguage: 'de',
      files: [{ contentKey: 'MCA', versionId: '5OU1', texts: [source] }],
    }),
  ).toString();
  const answered = xml.replace(
    /<source>([\s\S]*?)<\/source>/,
    (whole, words: string) => `${whole}<target>${change(words)}</target>`,
  );
  const [unit] = readXliff(Buffer.from(answered)).files[0]?.units ?? [];
  if (!unit) throw new Error('There is no unit.');
  return unit;
};
const joined = (text: string, change = (xml: string) => xml, isMarkup = true) =>
  joinInline({ name: 'contentBody/body', text, isMarkup }, sentBack(text, isMarkup, change).content ?? []);

test.each([
  '<p>Spins at 4,000 rpm.</p>',
  '<p>A &amp; b &lt; c &gt; d "e"</p><ul><li>One<br />two</li><li><a href="https://x.example/?a=1&amp;b=2">Link</a></li></ul>',
  'Words without markup',
  '<h2>{!cms-media: MCAAAA}</h2><table><tr><td colspan="2">1</td></tr></table>',
  '<p>Not closed <b>here</p> and </i> there',
  '  blanks\n\tstay  ',
])('rich text comes back as it went out: %j', (text) => {
  expect(joined(text)).toBe(text);
});

test('plain text is text, whatever it looks like', () => {
  const text = 'a < b & <b>no tag</b> {!Product.Name} "c"\nd';
  expect(joined(text, undefined, false)).toBe(text);
});

test('words are translated, and codes move with them', () => {
  const text = '<p>The <b>red</b> rotor<br />spins</p>';
  const turned = joined(text, (xml) =>
    xml
      .replace('The ', 'Der ')
      .replace('red', 'rote')
      .replace(' rotor', ' Rotor')
      .replace('spins', 'dreht &amp; &lt;b&gt;'),
  );
  expect(turned).toBe('<p>Der <b>rote</b> Rotor<br />dreht &amp; &lt;b&gt;</p>');
});

test('markup comes from the source alone, whatever the document says', () => {
  const text = '<p>One <b>two</b></p>';
  expect(joined(text, () => '&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  );
  expect(() => joined(text, () => '<pc id="9">x</pc>')).toThrow('no code 9');
  expect(() => joined(text, () => '<pc id="1">a</pc><pc id="1">b</pc>')).toThrow('there twice');
  expect(() => joined(text, () => '<script>alert(1)</script>')).toThrow('<script> is not known');
  expect(
    joined(text, () => '<sc id="1"/>a<ec startRef="1"/><mrk id="m" type="term">b</mrk><cp hex="0001"/>'),
  ).toBe('<b>a</b>b');
});

test('segments are put together, each in the target where it has one; without any nothing is translated', () => {
  const document = (segments: string) =>
    readXliff(
      Buffer.from(
        `<xliff version="2.0" srcLang="en" trgLang="de"><file id="a" original="b"><group id="g"><unit id="1" name="title">${segments}</unit></group></file></xliff>`,
      ),
    ).files[0]?.units[0];
  expect(
    document(
      '<segment><source>A</source><target>B</target></segment><ignorable><source> </source></ignorable><segment><source>C</source></segment>',
    ),
  ).toEqual({ name: 'title', content: ['B', ' ', 'C'] });
  expect(document('<segment><source>A</source></segment>')?.content).toBeUndefined();
});

test('only what people read is translated, and put back where it stood', () => {
  const form = {
    title: 'Ask us',
    submitText: 'Send',
    fields: [
      { name: 'kind', label: 'Kind', type: 'choice', isRequired: true, choices: ['New', 'Used'] },
      { name: 'mail', label: 'Mail', type: 'email' },
    ],
    embedDomains: ['lab.example'],
  };
  const texts = translatableTexts(schemaOf('form'), 'Form', form);
  expect(texts.map(({ name, text }) => [name, text])).toEqual([
    ['title', 'Form'],
    ['contentBody/title', 'Ask us'],
    ['contentBody/submitText', 'Send'],
    ['contentBody/fields/0/label', 'Kind'],
    ['contentBody/fields/0/choices/0', 'New'],
    ['contentBody/fields/0/choices/1', 'Used'],
    ['contentBody/fields/1/label', 'Mail'],
  ]);
  const names = (type: string, body: Parameters<typeof translatableTexts>[2]) =>
    translatableTexts(schemaOf(type), 'x', body).map(({ name }) => name.replace('contentBody/', ''));
  expect(
    names('collection', {
      source: 'query',
      contentTypeFQN: 'sfdc_cms__news',
      sortBy: 'title',
      contentKeys: ['MCA'],
    }),
  ).toEqual(['title']);
  expect(
    names('card', {
      title: 'A',
      text: ' ',
      image: { contentKey: 'MCA', altText: 'B' },
      buttonText: 'C',
      buttonUrl: '/d',
    }),
  ).toEqual(['title', 'title', 'image/altText', 'buttonText']);
  expect(names('view', { regions: [{ text: 'A' }] })).toEqual(['title']);
  const back = withTexts(schemaOf('form'), form, new Map([['contentBody/fields/0/choices/1', 'Gebraucht']]));
  expect(back).toEqual({
    ...form,
    fields: [{ ...form.fields[0], choices: ['New', 'Gebraucht'] }, form.fields[1]],
  });
});

test('the document is XLIFF 2.1, in the languages as it names them', () => {
  const xml = Buffer.from(
    writeXliff({
      sourceLanguage: 'en_US',
      targetLanguage: 'de',
      files: [
        {
          contentKey: 'MCA',
          versionId: '5OU1',
          texts: translatableTexts(schemaOf('news'), 'A & B', { title: 'A & B', body: '<p>C</p>' }),
        },
      ],
    }),
  ).toString();
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en-US" trgLang="de">
  <file id="MCA" original="5OU1">
   <unit id="u1" name="title" xml:space="preserve"><segment><source>A &#38; B</source></segment></unit>
   <unit id="u2" name="contentBody/title" xml:space="preserve"><segment><source>A &#38; B</source></segment></unit>
   <unit id="u3" name="contentBody/body" xml:space="preserve"><originalData><data id="d1">&#60;p&#62;</data><data id="e1">&#60;/p&#62;</data></originalData><segment><source><pc id="1" dataRefStart="d1" dataRefEnd="e1">C</pc></source></segment></unit>
  </file>
</xliff>
`);
});

test.each([
  ['another kind of document', '<html version="2.1"/>'],
  ['an old version', '<xliff version="1.2" srcLang="en" trgLang="de"/>'],
  ['one without a target', '<xliff version="2.1" srcLang="en"/>'],
  [
    'a unit without a name',
    '<xliff version="2.1" srcLang="en" trgLang="de"><file id="a" original="b"><unit id="1"/></file></xliff>',
  ],
])('%s is refused', (_, xml) => {
  expect(() => readXliff(Buffer.from(xml))).toThrow();
});
