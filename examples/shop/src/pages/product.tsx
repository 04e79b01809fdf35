import { addItemToCart, getProduct, getProductPrice } from '@relab/client/commerce';
import { redirectTo } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import { ErrorSummary, fieldId, TextField } from '@relab/toolkit/field';
import { formatMoney } from '../money.ts';
import { refused } from '../refused.ts';
import { hrefOf, routes } from '../routes.ts';
import { definePage } from '../site-definition.ts';

const fields = ['Name', 'Description', 'StockKeepingUnit', 'Material__c', 'Volume__c', 'Picture__c'];

export const page = definePage(routes.product, {
  name: 'Product',
  async load({ client, params: { productId } }) {
    const [product, price] = await Promise.all([
      getProduct(client, { productId, fields }),
      getProductPrice(client, { productId }),
    ]);
    return { product, price };
  },
  async act({ client, params: { productId } }, form) {
    try {
      await addItemToCart(client, { productId, quantity: String(form.get('quantity')) });
    } catch (error) {
      return refused('add', form, error, () => 'quantity');
    }
    return redirectTo(hrefOf(routes.cart));
  },
  head: ({ product }) => ({ title: product.fields.Name ?? 'Product' }),
  View({ data: { product, price }, outcome, url }) {
    const { Name, Description, StockKeepingUnit, Material__c, Volume__c, Picture__c } = product.fields;
    const { availableToOrder } = product.inventory;
    return (
      <article className="product">
        <img src={Picture__c ?? ''} alt={`Drawing: ${Name}`} width="400" height="400" />
        <div>
          <h1>{Name}</h1>
          <p className="price">{formatMoney(price.unitPrice, price.currencyIsoCode)}</p>
          <p className="soft">without tax and delivery; {availableToOrder} available</p>
          <p>{Description}</p>
          <ErrorSummary
            errors={(outcome?.problems ?? []).map(({ message }) => ({
              fieldId: fieldId({ name: 'quantity' }),
              message,
            }))}
          />
          <form method="post" action={url.pathname} className="row">
            <TextField
              label="Quantity"
              name="quantity"
              type="number"
              min={1}
              max={Math.max(1, availableToOrder)}
              required
              defaultValue={outcome?.values.quantity ?? '1'}
              error={outcome?.problems[0]?.message}
            />
            <ActionButton size="large">Add to cart</ActionButton>
          </form>
          <table>
            <tbody>
              <tr>
                <th scope="row">Number</th>
                <td>{StockKeepingUnit}</td>
              </tr>
              <tr>
                <th scope="row">Material</th>
                <td>{Material__c}</td>
              </tr>
              {Volume__c && (
                <tr>
                  <th scope="row">Volume</th>
                  <td>{Number(Volume__c).toLocaleString('en-US')} ml</td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      </article>
    );
  },
});
