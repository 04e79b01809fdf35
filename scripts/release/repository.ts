import { execFileSync } from 'node:child_process';

/** The repository whose packages are released, through git. */
export interface Repository {
  readonly root: string;
  /** Files that differ from the last commit, a line each as `git status` writes them. */
  changedFiles(): readonly string[];
  hasTag(name: string): boolean;
  /** Whether a tag stands at the last commit. */
  isTagged(name: string): boolean;
  /** Commits all changes and tags the commit. */
  commitAndTag(message: string, tag: string): void;
}

export function openRepository(root: string): Repository {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const lines = (text: string): readonly string[] => text.split('\n').filter(Boolean);
  return {
    root,
    changedFiles: () => lines(git('status', '--porcelain')),
    hasTag: (name) => lines(git('tag', '--list', name)).length > 0,
    isTagged: (name) => lines(git('tag', '--points-at', 'HEAD')).includes(name),
    commitAndTag(message, tag) {
      git('commit', '--quiet', '--all', '--message', message);
      git('tag', '--annotate', '--message', message, tag);
    },
  };
}
