export { Price, type PriceProps } from './price.tsx';
export { type Amount, formatPrice, showsDiscount, showsOriginalPrice } from './price-rules.ts';
