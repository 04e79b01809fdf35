import { probes } from './access-probes.fixture.ts';
import { type Need, type Relation, relations, rights, roles } from './access-rules.fixture.ts';

const cell = (allowed: readonly Relation[]): string => {
  if (allowed.length === relations.length) return 'all';
  return allowed.length === 0 ? '–' : allowed.join(', ');
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** `docs/access.md`: the calls that reach a record, and which records they reach for whom. */
export function accessTable(): string {
  const lines = probes.map(({ call, needs }: { readonly call: string; readonly needs: Need }) =>
    row([`\`${call}\``, ...roles.map((role) => cell(rights[needs][role]))]),
  );
  return `# Who reaches which record

Each call that reaches a record, sent by each role for four records of the workshop of the tests
(\`packages/records/src/lib/objects/lab.fixture.ts\`): one that is **own** (its owner asks), one of the **account** of whoever
asks, one that is **public** (its field says that it is shown to all), and one that is **foreign**: none of these. The
test \`access.pg.test.ts\` asks for every cell, and finds what stands here: no more, and no less. Rights on the parts of a
record (_below_) come through the record. A file is linked by who may change both it and the record, and read by who sees the
record (or owns the file). A role without rights on an object gets none of its records from any call.

The workshop says: everybody sees what is public; buyers what is their account's; sellers see, change and delete what they
own; clerks do everything with what the workshop has, and administrators with everything.

${row(['Call', ...roles])}
${row(['---', ...roles.map(() => '---')])}
${lines.join('\n')}
`;
}
