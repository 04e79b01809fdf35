export { RelabDevtools, type RelabDevtoolsProps } from './lib/devtools/relab-devtools.tsx';
