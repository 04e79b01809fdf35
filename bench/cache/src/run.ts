import { bundleSize } from './bundle.ts';
import { type Child, startChild } from './children.ts';
import type { HttpResponse, Reply, Task } from './messages.ts';
import { type PeerName, peers } from './peer-names.ts';
import type { Plan } from './plan.ts';

/** All that was found out about one peer. */
export interface Findings {
  readonly name: PeerName;
  /** Bytes. */
  readonly bundle: number;
  readonly heap: Reply;
  /** The answers to one task, a round each; a reason instead where there is none. */
  readonly rounds: ReadonlyMap<string, readonly HttpResponse[] | string>;
}

/** Names a task in the findings. */
export const taskId = (task: Task): string =>
  `${task.kind} ${task.kind === 'page' || task.kind === 'heap' ? task.size : task.count}`;

/**
 * Carries out a plan. Each peer has a process of its own, and they take turns: a round of one, a round of the next, so
 * that a machine which slows down slows them all.
 */
export async function carryOut(
  { steps, heapSize }: Plan,
  names: readonly PeerName[],
  say: (line: string) => void,
): Promise<readonly Findings[]> {
  const children: Child[] = [];
  try {
    for (const name of names) children.push(await startChild(name));
    const all = children.map((child) => ({ child, rounds: new Map<string, HttpResponse[] | string>() }));
    for (const { task, rounds, warmUps } of steps) {
      const startedAt = performance.now();
      for (let round = -warmUps; round < rounds; round++)
        for (const { child, rounds: stored } of all) await oneRound(child, task, stored, round >= 0);
      say(`${taskId(task)}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    }
    for (const child of children) child.end();
    const findings: Findings[] = [];
    for (const { child, rounds } of all) {
      const { name } = child;
      const bundle = await bundleSize(peers[name].imports);
      findings.push({ name, bundle, heap: await weigh(name, heapSize), rounds });
    }
    return findings;
  } finally {
    for (const child of children) child.end();
  }
}

async function oneRound(
  child: Child,
  task: Task,
  stored: Map<string, HttpResponse[] | string>,
  counted: boolean,
): Promise<void> {
  const id = taskId(task);
  const held = stored.get(id) ?? [];
  if (typeof held === 'string') return;
  const reply = await child.ask(task);
  if ('reason' in reply) stored.set(id, reply.reason);
  else if (counted) stored.set(id, [...held, reply.response]);
}

/** In a process of its own, where nothing else was cached before. */
async function weigh(name: PeerName, size: number): Promise<Reply> {
  const child = await startChild(name);
  try {
    return await child.ask({ kind: 'heap', size });
  } finally {
    child.end();
  }
}
