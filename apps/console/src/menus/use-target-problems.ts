import { ClientError } from '@relab/client';
import { getContentTypesByMixin, getManagedContent } from '@relab/client/content';
import { useClient } from '@relab/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '../content/body-value.ts';
import { outlineOf } from '../design/outline.ts';
import type { Place } from '../design/place.ts';
import { useDebounced } from '../fields/use-debounced.ts';
import { type MenuTarget, targetOf } from './menu-target.ts';
import * as texts from './texts.ts';

/** So many are asked for at a time. */
const maxAtOnce = 4;

const pageMixin = 'sfdc_cms__page';
/** Forms have pages too, and documents their files. */
const others = ['sfdc_cms__form', 'sfdc_cms__document'];

type Check = () => Promise<string | undefined>;

/** Runs checks some at a time, and reports each result as it comes. */
async function runChecks(
  checks: ReadonlyMap<string, Check>,
  signal: AbortSignal,
  report: (target: string, problem: string | undefined) => void,
): Promise<void> {
  const waiting = [...checks];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const [target, check] = next;
      const problem = await check().catch(() => undefined);
      if (!signal.aborted) report(target, problem);
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, worker));
}

/** What a target that is checked goes by. */
const nameOf = (target: MenuTarget): string | undefined =>
  target.kind === 'content'
    ? `content ${target.contentKey}`
    : target.kind === 'path'
      ? target.url
      : undefined;

/** What is wrong with where entries lead, by their places: contents that are gone or no page, paths that the site has not. */
export function useTargetProblems(view: JsonObject): ReadonlyMap<Place, string> {
  const client = useClient();
  const [problems, setProblems] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const checked = useRef(new Set<string>());
  const targets = useMemo(
    () => outlineOf(view).map(({ place, component }) => ({ place, target: targetOf(component) })),
    [view],
  );
  const names = targets.flatMap(({ target }) => nameOf(target) ?? []).join('\n');
  const settled = useDebounced(names, 500);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fresh = [...new Set(settled.split('\n'))].filter((one) => one !== '' && !checked.current.has(one));
    const checks = new Map<string, Check>(
      fresh.map((name) => [
        name,
        name.startsWith('/')
          ? async () => {
              const { status } = await fetch(name, { method: 'HEAD', signal });
              return status === 404 || status === 410 ? texts.noSuchPage : undefined;
            }
          : async () => {
              try {
                const contentKeyOrId = name.slice('content '.length);
                const { contentType, contentSpace, isPublished, title } = await getManagedContent(client, {
                  contentKeyOrId,
                });
                const { contentTypes } = await getContentTypesByMixin(client, {
                  ...{ contentSpaceId: contentSpace.id, mixinFQN: pageMixin },
                });
                const type = contentType.fullyQualifiedName;
                if (!others.includes(type) && !contentTypes.some((one) => one.fullyQualifiedName === type))
                  return texts.noPageOfType(contentType.name);
                return isPublished ? undefined : texts.notPublished(title);
              } catch (error) {
                return error instanceof ClientError && error.status === 404 ? texts.contentGone : undefined;
              }
            },
      ]),
    );
    void runChecks(checks, signal, (name, problem) => {
      checked.current.add(name);
      setProblems((before) => new Map(before).set(name, problem));
    });
    return () => controller.abort();
  }, [client, settled]);

  return useMemo(() => {
    const found = new Map<Place, string>();
    for (const one of targets) {
      const name = nameOf(one.target);
      const problem =
        one.target.kind === 'bad'
          ? texts.badAddress(one.target.url)
          : name === undefined
            ? undefined
            : problems.get(name);
      if (problem !== undefined) found.set(one.place, problem);
    }
    return found;
  }, [targets, problems]);
}
