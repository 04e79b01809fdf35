import { expect, test } from 'vitest';
import { installFixture, outsideServer, requestToken } from './outside.ts';
import { react18 } from './react-18.ts';

test.each([
  ['18.3', { versions: react18 }],
  ['19', {}],
] as const)(
  'with React %s reads render, suspend and stream, and an action works or says what to use',
  async (version, options) => {
    const server = outsideServer();
    const project = await installFixture('react', options);
    await project.npx(['tsc']);
    const env = { RELAB_URL: server.address, TOKEN: await requestToken(server) };
    const output = await project.node(['render.ts'], env);
    expect(output).toContain(`${version}.`);
    expect(output).toContain('<p>Instrument</p>');
    expect(output).toContain('<b>Instruments</b>');
    expect(output).toContain(version === '19' ? '<i>false</i>' : 'useWriteAction needs React 19.');
  },
);
