export { ButtonGroup, type ButtonGroupProps, type ButtonGroupSettings } from './button-group.tsx';
