export { Price, type PriceProps } from './price.tsx';
export {
  type Amount,
  formatPrice,
  type ShowsCents,
  showsDiscount,
  showsOriginalPrice,
} from './price-rules.ts';
