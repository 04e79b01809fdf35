export { ActionButton, type ActionButtonProps } from './action-button.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { buttonDefinition } from './button-definition.ts';
export { type ButtonSize, type ButtonType, buttonClass } from './button-style.ts';
