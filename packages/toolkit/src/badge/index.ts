export { Badge, type BadgeProps, type BadgeStatus } from './badge.tsx';
