import { expect, test } from 'vitest';
import { nodeProblem } from './node-version.ts';

test.each(['18.20.4', '20.19.0', '22.17.1'])('Node %s is told in a sentence what it needs', (version) => {
  expect(nodeProblem(version)).toBe(
    `This is Node ${version}, and Relab's projects need 22.18 or newer. Install it from https://nodejs.org, or run \`nvm install 24\`.`,
  );
});

test.each(['22.18.0', '24.0.0', '26.1.0'])('Node %s makes projects', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});
