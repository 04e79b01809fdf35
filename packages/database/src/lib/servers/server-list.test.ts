import { expect, test } from 'vitest';
import { parseReplicas, parseServers } from './server-list.ts';

test('hosts with ports, in the form that PostgreSQL has', () => {
  expect(
    parseServers(
      'postgresql://u:p%40@a:5432,b.example:5433,[::1]/shop?target_session_attrs=read-write&connect_timeout=3',
    ),
  ).toEqual({
    servers: [
      { name: 'a:5432', url: 'postgresql://u:p%40@a:5432/shop' },
      { name: 'b.example:5433', url: 'postgresql://u:p%40@b.example:5433/shop' },
      { name: '[::1]', url: 'postgresql://u:p%40@[::1]/shop' },
    ],
    role: 'read-write',
    connectTimeout: 3000,
  });
});

test('hosts and ports as parameters, sockets among them; what else is said stays', () => {
  const list = parseServers('postgres://u@/shop?host=/run/a,b&port=5433,5434&sslmode=require');
  expect(list?.servers).toEqual([
    { name: '/run/a:5433', url: 'postgres://u@localhost:5433/shop?sslmode=require&host=%2Frun%2Fa' },
    { name: 'b:5434', url: 'postgres://u@b:5434/shop?sslmode=require' },
  ]);
});

test('of several servers one that takes writes is meant, unless the address says otherwise', () => {
  expect(parseServers('postgresql://a,b/shop')?.role).toBe('read-write');
  expect(parseServers('postgresql://a,b/shop?target_session_attrs=any')?.role).toBe('any');
  expect(parseServers('postgresql://a/shop?target_session_attrs=primary')?.role).toBe('primary');
});

test.each(['postgresql://u:p@a:5432/shop', 'postgresql://u:p@/shop?host=/run/a', 'socket:/run/a?db=shop'])(
  'the address of one server stays as it is: %s',
  (url) => {
    expect(parseServers(url)).toBeUndefined();
  },
);

test.each([
  [
    'postgresql://u:secret@a,b/shop?target_session_attrs=prefer-standby',
    /prefer-standby .* is not supported: it is one of any/,
  ],
  ['postgresql://u:secret@a,b/shop?connect_timeout=soon', /connect_timeout .* whole number of seconds/],
  ['postgresql://u:secret@a,,b/shop', /a host without a name/],
  ['postgresql://u:secret@a:x,b/shop', /a host that is not one: a:x/],
  ['postgresql://u:secret@/shop?host=a,b,c&port=1,2', /3 hosts and 2 ports/],
])('what is wrong is said, without the password: %s', (url, message) => {
  const problem = (): unknown => parseServers(url);
  expect(problem).toThrow(message);
  expect(problem).not.toThrow(/secret/);
});

test('of replicas one is meant that follows, and one alone at a time', () => {
  const { servers, role, isOneServer } = parseReplicas(
    'postgresql://u@a:5432,b:5433/shop?sslmode=verify-full',
  );
  expect(servers.map(({ url }) => url)).toEqual([
    'postgresql://u@a:5432/shop?sslmode=verify-full',
    'postgresql://u@b:5433/shop?sslmode=verify-full',
  ]);
  expect({ role, isOneServer }).toEqual({ role: 'standby', isOneServer: true });
});

test.each(['any', 'standby', 'prefer-standby', 'read-only'])('%s means the same of replicas', (role) => {
  const list = parseReplicas(`postgresql://u@a/shop?target_session_attrs=${role}&connect_timeout=2`);
  expect(list).toEqual({
    servers: [{ name: 'a', url: 'postgresql://u@a/shop' }],
    role: 'standby',
    connectTimeout: 2_000,
    isOneServer: true,
  });
});

test.each([
  [
    'postgresql://u:secret@a/shop?target_session_attrs=read-write',
    /read-write .* leads to servers that take writes/,
  ],
  ['socket:/run/a?db=secret', /^The address of a replica is one such as/],
])('what cannot be one is said, without the password: %s', (url, message) => {
  const problem = (): unknown => parseReplicas(url);
  expect(problem).toThrow(message);
  expect(problem).not.toThrow(/secret/);
});
