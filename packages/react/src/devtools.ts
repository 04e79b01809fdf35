export { RelabDevtools } from './lib/devtools/lazy-devtools.tsx';
export type { RelabDevtoolsProps } from './lib/devtools/relab-devtools.tsx';
