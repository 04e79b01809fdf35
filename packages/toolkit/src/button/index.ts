export { ActionButton, type ActionButtonProps } from './action-button.tsx';
export { Button, type ButtonProps } from './button.tsx';
export {
  type ButtonSize,
  type ButtonType,
  buttonClass,
  parseButtonSize,
  parseButtonType,
} from './button-style.ts';
