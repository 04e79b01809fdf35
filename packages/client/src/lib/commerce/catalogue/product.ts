import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';

export const getProduct = readAdapter(calls.getProduct);

export const getProducts = readAdapter(calls.getProducts);

export const getProductPrice = readAdapter(calls.getProductPrice);

export const getProductPrices = readAdapter(calls.getProductPrices);
