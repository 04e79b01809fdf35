export { ButtonGroup, type ButtonGroupProps, buttonGroupSettings } from './button-group.tsx';
export { buttonGroupDefinition } from './button-group-definition.ts';
