import { setTimeout as pause } from 'node:timers/promises';
import { check } from './check.ts';
import { load, type Round } from './load/load.ts';
import { type Request, toBytes } from './load/request.ts';
import type { Asking, Peer, PeerName, Site } from './peers/peer.ts';
import type { Plan } from './plan.ts';
import { creating, type Scenario } from './scenarios.ts';
import type { RunningServer } from './server.ts';

/** What one server showed with one scenario and so many clients: its rounds, or why there are none. */
export interface Finding {
  readonly peer: PeerName;
  readonly scenario: Scenario | 'listByOffset';
  readonly clients: number;
  readonly rounds: readonly Round[] | string;
}

export interface Measured {
  readonly findings: readonly Finding[];
  /** Statements that a call makes; missing where the server does not answer it. */
  readonly statements: ReadonlyMap<PeerName, ReadonlyMap<Scenario, number>>;
  /** Megabytes resident after all scenarios. */
  readonly memory: ReadonlyMap<PeerName, number>;
}

/** A server, how to send requests to it, and how many it got: no two requests of a run have the same turn. */
interface Runner {
  readonly peer: Peer;
  readonly server: RunningServer;
  readonly site: Site;
  readonly asking: Asking;
  turn: number;
}

/** Where one client waits as long, with 32 a round would take minutes and show no more. */
const tooLong = 500;
/** Calls over which statements are counted. */
const counted = 10;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where servers are measured: one set of rows on one engine. */
export interface Arena {
  readonly peers: readonly Peer[];
  readonly site: Omit<Site, 'port'>;
  start(peer: Peer, flags?: readonly string[]): Promise<RunningServer>;
  /** Takes away what was created, where that can be done beside the servers. */
  forgetNew(): Promise<void>;
  /** Not there where statements do not pass by anybody who could count them. */
  readonly countStatements?: (work: () => Promise<void>) => Promise<number>;
}

/** Starts the servers, lets them take turns scenario by scenario, and ends them. */
export async function measure(arena: Arena, plan: Plan, say: (line: string) => void): Promise<Measured> {
  const runners: Runner[] = [];
  const findings: Finding[] = [];
  const statements = new Map<PeerName, Map<Scenario, number>>();
  try {
    for (const [at, peer] of arena.peers.entries()) {
      const server = await arena.start(peer);
      const site = { ...arena.site, port: server.port };
      // Each begins elsewhere, so that nobody finds the rows that the one before has just fetched.
      runners.push({ peer, server, site, asking: await peer.prepare(site), turn: at * 333_333 });
    }
    for (const scenario of plan.scenarios) {
      const startedAt = performance.now();
      const able = await responding(runners, scenario, findings, plan);
      for (const runner of able) {
        const calls = await countCalls(runner, scenario, arena);
        if (calls !== undefined)
          statements.set(
            runner.peer.name,
            (statements.get(runner.peer.name) ?? new Map()).set(scenario, calls),
          );
      }
      for (const clients of plan.clients)
        findings.push(...(await inTurns(able, scenario, clients, plan, findings)));
      if (scenario === 'listFar') findings.push(...(await byOffset(runners, plan)));
      if (creating.has(scenario)) await arena.forgetNew();
      say(`  ${scenario}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    }
    await pause(1_000);
    const memory = new Map(runners.map(({ peer, server }) => [peer.name, server.memory()] as const));
    return { findings, statements, memory };
  } finally {
    for (const { server } of runners) await server.end();
  }
}

const next = (runner: Runner): number => {
  runner.turn += 1;
  return runner.turn;
};

/** The servers that answer a scenario, and answer it rightly; of the others it is noted why not. */
async function responding(
  runners: readonly Runner[],
  scenario: Scenario,
  findings: Finding[],
  { clients }: Plan,
): Promise<readonly Runner[]> {
  const able: Runner[] = [];
  for (const runner of runners) {
    const { peer, asking, site } = runner;
    try {
      await check(peer, asking, scenario, next(runner), site);
      able.push(runner);
    } catch (error) {
      for (const count of clients)
        findings.push({ peer: peer.name, scenario, clients: count, rounds: reasonOf(error) });
    }
  }
  return able;
}

async function countCalls(
  runner: Runner,
  scenario: Scenario,
  { countStatements }: Arena,
): Promise<number | undefined> {
  if (!countStatements) return undefined;
  const { peer, asking, site } = runner;
  const total = await countStatements(async () => {
    for (let call = 0; call < counted; call++) await check(peer, asking, scenario, next(runner), site);
  });
  return total / counted;
}

type Ask = (turn: number) => Request;

const nextOf = (runner: Runner, ask: Ask) => () => toBytes(ask(next(runner)), runner.asking.headers);

/** A round of one, a round of the next: a machine that slows down slows them all. */
async function inTurns(
  runners: readonly Runner[],
  scenario: Scenario,
  clients: number,
  { rounds, seconds, warmUp }: Plan,
  before: readonly Finding[],
): Promise<readonly Finding[]> {
  const stored = new Map<Runner, Round[] | string>(
    runners.map((runner) => [runner, slowness(runner, scenario, before) ?? []]),
  );
  for (let round = -1; round < rounds; round++) {
    for (const [runner, held] of stored) {
      if (typeof held === 'string') continue;
      const ask = nextOf(runner, runner.asking.requests[scenario]);
      try {
        const shown = await load(runner.server.port, ask, {
          clients,
          seconds: round < 0 ? warmUp : seconds,
          cpuTime: runner.server.cpuTime,
        });
        if (round >= 0) held.push(shown);
      } catch (error) {
        stored.set(runner, reasonOf(error));
      }
    }
  }
  return [...stored].map(([{ peer }, held]) => ({ peer: peer.name, scenario, clients, rounds: held }));
}

/** Why a scenario is not run with many clients at once. */
function slowness({ peer }: Runner, scenario: Scenario, before: readonly Finding[]): string | undefined {
  const alone = before.find((finding) => finding.peer === peer.name && finding.scenario === scenario);
  if (!alone || typeof alone.rounds === 'string') return undefined;
  const took = Math.min(...alone.rounds.map(({ p50 }) => p50));
  return took > tooLong ? `one client alone waits ${(took / 1000).toFixed(1)} s` : undefined;
}

/** The page far down, requested in the way that costs more the further down it is. */
async function byOffset(
  runners: readonly Runner[],
  { clients, rounds, seconds }: Plan,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const runner of runners) {
    const { peer, server, asking } = runner;
    if (!asking.byOffset) continue;
    for (const count of clients) {
      const shown: Round[] = [];
      for (let round = 0; round < rounds; round++)
        shown.push(
          await load(server.port, nextOf(runner, asking.byOffset), {
            clients: count,
            seconds,
            cpuTime: server.cpuTime,
          }),
        );
      findings.push({ peer: peer.name, scenario: 'listByOffset', clients: count, rounds: shown });
    }
  }
  return findings;
}
