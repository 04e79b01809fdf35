export { ViewChange, type ViewChangeProps } from './view-change.tsx';
