import { expect, test } from 'vitest';
import { sectionOf, withSection } from './section.ts';

const page = '# Results\n\nText.\n\n## start\n\n1\n\n## studio\n\n2\n\n## rows\n\n3\n';

test('a section has its heading and all until the next one', () => {
  expect(sectionOf(page, 'studio')).toBe('## studio\n\n2');
  expect(sectionOf(page, 'rows')).toBe('## rows\n\n3');
  expect(sectionOf('## start\n\n1\n', 'start')).toBe('## start\n\n1');
  expect(sectionOf(page, 'stud')).toBeUndefined();
  expect(sectionOf('', 'studio')).toBeUndefined();
});

test('a section comes into the place of the one of its name, others stay', () => {
  expect(withSection(page, 'studio', '## studio\n\n4')).toBe(page.replace('2', '4'));
  expect(withSection(page, 'rows', '## rows\n\n4')).toBe(page.replace('3', '4'));
});

test('a new section comes last', () => {
  const before = '# Results\n\n## start\n\n1\n';
  expect(withSection(before, 'studio', '## studio\n\n4')).toBe(`${before}\n## studio\n\n4\n`);
});
