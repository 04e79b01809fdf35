import {
  arrangeDeliveryGroupItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  updateDeliveryGroup,
} from '@relab/client/commerce';
import {
  actByIntent,
  type IntentHandlers,
  invalid,
  type Outcome,
  type PostedForm,
  type Problem,
  redirectTo,
} from '@relab/pages';
import { readShopper } from '../../account/shopper.ts';
import { readAddress } from '../../address/postal-address.ts';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { formKeyOf } from '../../form/form-key-of.ts';
import { readFields, readText } from '../../form/form-reading.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { addressFieldOf } from '../checkout/address/address-field-of.ts';
import * as texts from './texts.tsx';

type Handlers = IntentHandlers<PageContext, SiteForms['deliveries']>;

const here = hrefOf(routes.deliveries);

function ownWords(_: string, members: readonly string[]): string | undefined {
  if (members.includes('arrangements')) return texts.arrangementConflict;
  return members.includes('name') ? texts.nameTaken : undefined;
}

/** A delivery that was removed in another tab: the page shows what there is now. */
function refusedHere(name: string, form: FormData, error: unknown): Outcome {
  if (hasStatusOrCode(error, 404)) {
    return invalid(name, [{ message: texts.deliveryNotFound }], form);
  }
  return callError(name, form, error, {
    next: here,
    translate: ownWords,
    fieldOf: (_, members) => (members.includes('name') ? 'deliveryName' : addressFieldOf('', members)),
  });
}

type CountField = SiteForms['deliveries']['arrange'];

const countName = /^count-([A-Za-z0-9]{15,18})-([A-Za-z0-9]{15,18})$/;

interface Portion {
  readonly productId: string;
  readonly deliveryGroupId: string;
  readonly quantity: string;
}

/** The number fields of the form; an empty one counts as 0. */
function readCounts(form: PostedForm<CountField>): {
  readonly portions: readonly Portion[];
  readonly problems: readonly Problem[];
} {
  const portions: Portion[] = [];
  const problems: Problem[] = [];
  for (const field of form.keys()) {
    const [, productId, deliveryGroupId] = countName.exec(field) ?? [];
    if (productId === undefined || deliveryGroupId === undefined) continue;
    const quantity = readText(form, field as CountField) || '0';
    if (/^\d{1,9}$/.test(quantity)) portions.push({ productId, deliveryGroupId, quantity });
    else problems.push({ field, message: texts.countError });
  }
  return { portions, problems };
}

const arrange: Handlers['arrange'] = async ({ client }, form) => {
  const { portions, problems } = readCounts(form);
  if (problems.length > 0 || portions.length === 0)
    return invalid('arrange', problems.length > 0 ? problems : [{ message: texts.nothingArranged }], form);
  try {
    // Deliveries without items stay: they were made to be filled, and have a button that removes them.
    await arrangeDeliveryGroupItems(client, {
      arrangements: [...portions],
      deleteEmptyDeliveryGroups: false,
    });
  } catch (error) {
    return refusedHere('arrange', form, error);
  }
  return redirectTo(here);
};

const nameRule = { deliveryName: { maxLength: 120 } };

const save: Handlers['save'] = async ({ client }, form) => {
  const { shippingCountries } = await readShopper(client);
  const { values, problems: ofName } = readFields(form, nameRule);
  const { address, problems } = readAddress(form, '', shippingCountries);
  if (ofName.length + problems.length > 0) return invalid('save', [...ofName, ...problems], form);
  const id = readText(form, 'groupId');
  const name = values.deliveryName === '' ? {} : { name: values.deliveryName };
  const input = { ...name, deliveryAddress: address };
  try {
    if (id === '') await createDeliveryGroup(client, { ...input, ...formKeyOf(form) });
    else await updateDeliveryGroup(client, { id, ...input });
  } catch (error) {
    return refusedHere('save', form, error);
  }
  return redirectTo(here);
};

const remove: Handlers['remove'] = async ({ client }, form) => {
  try {
    await deleteDeliveryGroup(client, { id: readText(form, 'groupId') });
  } catch (error) {
    // Already removed: the outcome is the requested one.
    if (!hasStatusOrCode(error, 404)) return refusedHere('remove', form, error);
  }
  return redirectTo(here);
};

export const actOnDeliveries = actByIntent<PageContext, SiteForms['deliveries']>(
  { arrange, save, remove },
  { otherwise: async () => redirectTo(here) },
);
