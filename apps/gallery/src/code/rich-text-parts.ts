import { expressionsIn } from '@relab/toolkit/page';
import { plainLiteral } from './literal.ts';

/** Rich text keeps its expressions, since it escapes values itself; it gets the names that they can use. */
export function richTextParts(content: string): readonly string[] {
  const names = new Set(expressionsIn(content).map((path) => path.split('.')[0] ?? path));
  const members = [...names].map((name) => (name === 'Item' ? 'Item: data' : name));
  const source = `content={${plainLiteral(content)}}`;
  return members.length === 0 ? [source] : [source, `data={{ ${members.join(', ')} }}`];
}
