import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const yaml = <Value>(path: string): Value => parse(read(path), { merge: true }) as Value;
const files = globSync('deploy/{container,compose,systemd,kubernetes,helm}/*', { cwd: root }).filter((file) =>
  statSync(join(root, file)).isFile(),
);

/** Whether this machine has a program; where it has, what it checks is checked too. */
function has(program: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('each setting that they name is one of the marketplace', () => {
  const settings = new Set(read('docs/settings.md').match(/\b(?:[A-Z0-9]+_)*[A-Z]+\b/g));
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\b((?:RELAB|AWS|DATABASE)_[A-Z0-9_]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !settings.has(name.replace(/_FILE$/, '')))).toEqual([]);
});

test.each(['deploy/container/Containerfile', 'deploy/systemd/relab.service'])(
  '%s starts Node with the flags of npm start',
  (file) => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly start: string } };
    const flags = (text: string): readonly string[] => text.match(/--[a-z]+-[a-z-]+=\d+/g) ?? [];
    expect(flags(scripts.start).length).toBeGreaterThan(2);
    expect(flags(read(file))).toEqual(flags(scripts.start));
  },
);

interface Service {
  readonly command?: readonly string[];
  readonly secrets?: readonly string[];
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, object>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: object;
  readonly volumes: object;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

test('the services of Compose use what it declares, all of it', () => {
  const { services, networks, volumes, secrets } = yaml<Compose>('deploy/compose/compose.yaml');
  const all = Object.values(services);
  const used = (names: readonly (readonly string[] | undefined)[]): readonly string[] =>
    [...new Set(names.flatMap((some) => some ?? []))].sort();
  const mounts = used(all.map(({ volumes: some }) => some?.map((mount) => mount.split(':')[0] ?? '')));
  expect(used(all.map((service) => service.secrets))).toEqual(Object.keys(secrets).sort());
  expect(used(all.map((service) => service.networks))).toEqual(Object.keys(networks).sort());
  expect(mounts.filter((mount) => !mount.startsWith('.'))).toEqual(Object.keys(volumes).sort());
  for (const mount of mounts.filter((one) => one.startsWith('.')))
    expect(statSync(join(root, 'deploy/compose', mount)).isFile()).toBe(true);
  for (const needed of all.flatMap(({ depends_on = {} }) => Object.keys(depends_on)))
    expect(services).toHaveProperty(needed);
});

test('both database servers have the same parameters', () => {
  const { database, standby } = yaml<Compose>('deploy/compose/compose.yaml').services;
  expect(database?.command?.length).toBeGreaterThan(1);
  expect(standby?.command).toEqual(database?.command);
});

test('each secret of Compose is made by its script', () => {
  const { secrets } = yaml<Compose>('deploy/compose/compose.yaml');
  const script = read('deploy/compose/make-secrets');
  for (const { file } of Object.values(secrets)) expect(script).toContain(file.replace('./secrets/', ''));
});

test('what its script makes gets neither into a commit nor into an image', () => {
  for (const { file } of Object.values(yaml<Compose>('deploy/compose/compose.yaml').secrets)) {
    const folder = join('deploy/compose', file, '..');
    for (const ignoring of ['.gitignore', '.dockerignore'])
      expect(
        read(ignoring)
          .split('\n')
          .map((line) => line.replace(/\/$/, '')),
      ).toContain(folder);
  }
});

const scripts = ['make-secrets', 'allow-replication', 'start-database'];

test.each(scripts)('%s is a script that a shell understands', (name) => {
  const path = join(root, 'deploy/compose', name);
  expect(statSync(path).mode & 0o111).not.toBe(0);
  expect(() => execFileSync('sh', ['-n', path])).not.toThrow();
});

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

test('all manifests of Kubernetes are listed, and choose the same pods', () => {
  const folder = 'deploy/kubernetes';
  const { resources } = yaml<{ readonly resources: readonly string[] }>(`${folder}/kustomization.yaml`);
  const others = globSync('*.yaml', { cwd: join(root, folder) }).filter(
    (file) => file !== 'kustomization.yaml',
  );
  expect([...resources].sort()).toEqual(others.sort());
  const manifests = resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((one) => one.toJS() as Manifest),
  );
  expect(new Set(manifests.map(({ kind }) => kind)).size).toBe(manifests.length);
  const chosen = JSON.stringify(manifests).match(/"(?:matchLabels|podSelector|selector)":\{"app[^}]+\}/g);
  expect(chosen?.length).toBeGreaterThanOrEqual(5);
  expect(new Set(chosen?.map((one) => one.slice(one.indexOf('{')))).size).toBe(1);
});

test('ports that manifests name are ports of the container', () => {
  const text = globSync('deploy/kubernetes/*.yaml', { cwd: root }).map(read).join('\n');
  const declared = new Set([...text.matchAll(/name: (\w+), containerPort/g)].map(([, name]) => name));
  const named = [...text.matchAll(/\b(?:port|targetPort): \{? ?(?:name: )?([a-z]+)/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !declared.has(name))).toEqual([]);
});

interface Values {
  readonly host: string;
  readonly replicas: number;
  readonly resources: object;
  readonly settings: Readonly<Record<string, string>>;
}

interface Workload {
  readonly spec: {
    readonly replicas: number;
    readonly template: { readonly spec: { readonly containers: readonly [{ readonly resources: object }] } };
  };
}

test('the chart has the manifests and the values of Kustomize', () => {
  expect(realpathSync(join(root, 'deploy/helm/manifests'))).toBe(
    realpathSync(join(root, 'deploy/kubernetes')),
  );
  const { host, replicas, resources, settings } = yaml<Values>('deploy/helm/values.yaml');
  const { configMapGenerator, images } = yaml<{
    readonly configMapGenerator: readonly [{ readonly literals: readonly string[] }];
    readonly images: readonly [{ readonly newTag: string }];
  }>('deploy/kubernetes/kustomization.yaml');
  const literals = Object.entries({ RELAB_URL: `https://${host}`, ...settings }).map((pair) =>
    pair.join('='),
  );
  expect(literals).toEqual(configMapGenerator[0].literals);
  const { spec } = yaml<Workload>('deploy/kubernetes/deployment.yaml');
  expect({ replicas, resources }).toEqual({
    replicas: spec.replicas,
    resources: spec.template.spec.containers[0].resources,
  });
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  const { appVersion } = yaml<{ readonly appVersion: string }>('deploy/helm/Chart.yaml');
  expect([appVersion, images[0].newTag]).toEqual([version, version]);
});

const hasHelm = has('helm', 'version');
const chart = join(root, 'deploy/helm');
const helm = (...args: readonly string[]): string =>
  execFileSync('helm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

test.runIf(hasHelm)('Helm understands the chart, and makes the manifests of it as they are', () => {
  expect(helm('lint', '--strict', chart)).toContain('0 chart(s) failed');
  const made = parseAllDocuments(helm('template', 'shop', chart)).map((one) => one.toJS() as Manifest);
  const kinds = ['ConfigMap', 'Deployment', 'Ingress', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'];
  expect(made.map(({ kind }) => kind).sort()).toEqual(kinds);
  for (const file of ['service', 'ingress', 'disruption', 'network'])
    expect(made).toContainEqual({
      ...yaml<Manifest>(`deploy/kubernetes/${file}.yaml`),
      metadata: { name: 'relab', labels: { 'app.kubernetes.io/part-of': 'relab' } },
    });
  const elsewhere = helm(
    'template',
    'shop',
    chart,
    '--set',
    'host=lab.example,image.tag=9,secret=own,replicas=3',
  );
  for (const line of [
    'image: relab:9',
    'replicas: 3',
    'name: own',
    '- host: lab.example',
    '"https://lab.example"',
  ])
    expect(elsewhere).toContain(line);
});

test.runIf(has('kubectl', 'version', '--client'))('Kustomize understands the manifests', () => {
  const made = execFileSync('kubectl', ['kustomize', join(root, 'deploy/kubernetes')], { encoding: 'utf8' });
  expect(parseAllDocuments(made).length).toBe(6);
  expect(made).toContain('image: relab:0.1.0');
});

test.runIf(has('systemd-analyze', '--version'))('systemd understands the units', () => {
  // Nothing is installed where they look for it; that is all it may say.
  const units = globSync('deploy/systemd/*', { cwd: root }).map((file) => join(root, file));
  const said = (): string => {
    try {
      return execFileSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return (error as { readonly stderr: string }).stderr;
    }
  };
  const complaints = said()
    .split('\n')
    .filter((line) => line !== '' && !line.includes('/opt/relab/bin/node is not executable'));
  expect(complaints).toEqual([]);
});

test.runIf(has('caddy', 'version'))('Caddy understands its file', () => {
  const env = { ...process.env, SITE: 'shop.example', UPSTREAMS: 'web-1:3000 web-2:3000' };
  const config = join(root, 'deploy/compose/Caddyfile');
  const validate = ['validate', '--adapter', 'caddyfile', '--config', config];
  expect(() => execFileSync('caddy', validate, { env, stdio: 'pipe' })).not.toThrow();
});
