import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Where an operator reads what to do. */
export const operatingGuide = (): string => readFileSync(join(root, 'docs/operating.md'), 'utf8');

/** The commands of the guide's blocks, each in one line and without the comment behind it. */
export const commandsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^```(?:sh|sql)\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block
      .replace(/ \\\n/g, ' ')
      .split('\n')
      .filter((line) => line !== '' && !/^(?:#|--)/.test(line))
      .map((line) => line.replace(/\s{2,}#.*$/, '')),
  );

/** Run by `operating.pg.test.ts`, as they are written. */
export const commandsRunHere = [
  'npm run assemble -- /opt/relab',
  './make-secrets',
  'curl --fail http://127.0.0.1:3000/healthz',
  'curl --fail http://127.0.0.1:3000/readyz',
  'curl --fail http://127.0.0.1:9464/metrics',
  'npm start -- --processes 2',
  'kill -USR2 PID',
  'RELAB_JOBS=no npm start',
  'npm run worker',
  'npm run migrate',
  'npm run migrate -- --contract',
  'npm run migrate -- --contract --confirm',
  'RELAB_BACKUP_FOLDER=/srv/backups npm start',
  'npm run backup -- /srv/backups --keep 14 --check',
  'npm run restore -- /srv/backups --to latest',
  'npm run restore -- /srv/backups --to 2026-11-28T14:03:00Z',
  'npm run restore -- /srv/backups/2026-11-28T02-00-00Z',
  'npm run backup -- /srv/backups --check',
  'RELAB_DATA=/srv/restored npm run restore -- /srv/backups/2026-11-28T02-00-00Z',
] as const;

export type CommandRunHere = (typeof commandsRunHere)[number];

/** Why a command is not run there, and what is checked in its place. */
export interface OtherCommand {
  /** A test that does the same, by its path. */
  readonly test?: string;
  /** Files of the project that it names. */
  readonly files?: readonly string[];
  /** Services that it names, of `deploy/compose/compose.yaml`. */
  readonly services?: readonly string[];
}

const installation = 'apps/marketplace/src/chaos/installation.pg.test.ts';
const compose = 'apps/marketplace/src/compose/compose.pg.test.ts';
const deployFiles = 'scripts/deploy-files.test.ts';
const systemd = ['deploy/systemd/relab.service', 'deploy/systemd/relab-backup.timer'];

/** These change the machine, or need programs that are not the project's. */
export const otherCommands: Readonly<Record<string, OtherCommand>> = {
  'useradd --system --home-dir /var/lib/relab relab': { files: systemd },
  'install -d -m 700 -o relab -g relab /etc/relab /var/backups/relab': { files: systemd },
  'install -m 644 deploy/systemd/relab* /etc/systemd/system/': { test: deployFiles, files: systemd },
  'systemctl enable --now relab relab-backup.timer': { test: deployFiles, files: systemd },
  'cd deploy/compose': { files: ['deploy/compose/compose.yaml'] },
  'SITE=shop.example docker compose up -d --build': { test: compose },
  "docker compose exec web-1 /relab/bin/node -p \"require('fs').readFileSync('/data/first-password', 'utf8')\"":
    {
      test: compose,
      services: ['web-1'],
    },
  'docker compose stop database': { test: compose, services: ['database'] },
  'docker compose exec standby pg_ctl promote': { test: compose, services: ['standby'] },
  'docker compose rm --force database': { test: compose, services: ['database'] },
  'docker volume rm relab_database': { test: compose },
  'docker compose up -d --no-deps database': { test: compose, services: ['database'] },
  "DATABASE_URL='postgresql://user:password@db1:5432,db2:5432/relab?target_session_attrs=read-write' npm start":
    {
      test: installation,
    },
  "DATABASE_URL='postgresql://user:password@db1,db2/relab' DATABASE_READ_URL='postgresql://user:password@db2,db1/relab' npm start":
    { test: 'apps/marketplace/src/chaos/replica.pg.test.ts' },
  'helm install relab deploy/helm --namespace relab --set host=shop.example,image.repository=registry.example/relab':
    { test: deployFiles, files: ['deploy/helm/Chart.yaml', 'deploy/helm/values.yaml'] },
  "alter system set synchronous_standby_names = '*';": { test: installation },
  'select pg_reload_conf();': { test: installation },
  "pg_dump --format=custom --file=relab.dump 'postgresql://relab@db1/relab'": { test: installation },
  'createdb --host=db3 --username=relab relab': { test: installation },
  'pg_restore --exit-on-error --host=db3 --username=relab --dbname=relab relab.dump': { test: installation },
};
