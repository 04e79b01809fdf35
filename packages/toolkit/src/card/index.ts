export { Card, type CardProps } from './card.tsx';
export { cardDefinition } from './card-definition.ts';
