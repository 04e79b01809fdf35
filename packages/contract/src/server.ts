export { Product, ProductPriceResult, ProductResult } from './lib/commerce/catalogue/product-responses.ts';
export { describedCallsOf } from './lib/described-areas.ts';
export { type DescribedCall, Errors } from './lib/described-call.ts';
export { describedCalls } from './lib/described-calls.ts';
export { openapi } from './lib/openapi.ts';
export { type Parsed, parseRequest, readQuery } from './lib/parse-request.ts';
