import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, startProgram } from '../../scripts/outside/program.ts';
import type { Registry } from '../../scripts/outside/registry.ts';
import { inEmptyFolder } from './outside.ts';

export interface FirstPage {
  readonly template: string;
  /** Milliseconds: to write the project, to install it (what npm has stored is not fetched), to start and to answer `/`. */
  readonly create: number;
  readonly install: number;
  readonly page: number;
}

const templates = { shop: /(http:\S+): the shop is open/, server: /(http:\S+): sign in as/ } as const;

async function timed<Result>(work: () => Promise<Result>): Promise<readonly [number, Result]> {
  const begun = performance.now();
  const result = await work();
  return [performance.now() - begun, result];
}

/** From `npm create relab` to the first page that answers. */
export async function firstPages({ url }: Registry): Promise<readonly FirstPage[]> {
  const measured: FirstPage[] = [];
  for (const [template, ready] of Object.entries(templates)) {
    measured.push(
      await inEmptyFolder(async (parent) => {
        const folder = join(parent, 'bench');
        const args = ['create', 'relab', 'bench', '--', '--template', template, '--no-install'];
        const env = { npm_config_registry: url, npm_config_yes: 'true' };
        const [create] = await timed(() => mustRun('npm', args, { cwd: parent, env }));
        writeFileSync(join(folder, '.npmrc'), `@relab:registry=${url}\n`);
        const [install] = await timed(() =>
          mustRun('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder }),
        );
        const [page, running] = await timed(async () => {
          const program = await startProgram('npm', ['start'], ready, { cwd: folder, env: { PORT: '0' } });
          await (await fetch(`${program.ready[1]}/`)).text();
          return program;
        });
        await running.stop();
        return { template, create, install, page };
      }),
    );
  }
  return measured;
}
