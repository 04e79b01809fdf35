import type { ReactNode } from 'react';

export const shipToSeveral = 'Ship to several addresses';
export const lead =
  'One order, one bill. Each delivery has its own address, way of delivery, date and instructions; its cost goes by what is in it.';
export const removalFailed = 'It was not removed';
export const deliveries = 'Deliveries';
export const arrangeHeading = 'What goes where';
export const continueToCheckout = 'Continue with the checkout';
export const backToCheckout = 'Back to the checkout';
export const singleAddressHint = 'To ship all to one address again, remove the others.';

export const mainDelivery = 'Main delivery';
export const noAddress = 'No address yet.';
export const noAddressOption = 'No address yet';
export const emptyDelivery = 'Nothing is in it.';
export const changeAddress = (delivery: string): ReactNode => (
  <>
    Change the address<span className="visually-hidden"> of {delivery}</span>
  </>
);
export const enterAddress = (delivery: string): ReactNode => (
  <>
    Enter the address<span className="visually-hidden"> of {delivery}</span>
  </>
);
export const remove = (delivery: string): ReactNode => (
  <>
    Remove<span className="visually-hidden"> {delivery}</span>
  </>
);

export const addressOf = (delivery: string): string => `Address of ${delivery}`;
export const addDelivery = 'Add a delivery';
export const deliveryNameLabel = 'What you call it';
export const deliveryNameHint = 'Such as Lab 2, or the name of a building. It stands on the papers.';
export const saveAddress = 'Save the address';
export const addDeliveryButton = 'Add this delivery';
export const cancelEditing = 'Leave it as it is';

export const countsDoNotMatch = 'It does not add up yet';
export const countInCart = (count: number): string => `${count} in the cart`;
export const saveArrangement = 'Save what goes where';
export const nothingArranged = 'Nothing was arranged.';
export const countError = 'Enter a whole number, 0 or more.';
export const nameTaken = 'There is a delivery of this name already. Choose another name.';
export const arrangementConflict = 'The numbers must add up to what is in the cart.';
export const deliveryNotFound =
  'This delivery is not there any more; it may have been removed in another tab.';
