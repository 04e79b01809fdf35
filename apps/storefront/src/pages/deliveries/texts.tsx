import type { ReactNode } from 'react';

export const shipToSeveral = 'Ship to several addresses';
export const lead =
  'One order, one bill. Each delivery has its own address, way of delivery, date and instructions; its cost goes by what is in it.';
export const notRemoved = 'It was not removed';
export const deliveries = 'Deliveries';
export const whatGoesWhere = 'What goes where';
export const continueToCheckout = 'Continue with the checkout';
export const backToCheckout = 'Back to the checkout';
export const toOneAgain = 'To ship all to one address again, remove the others.';

export const mainDelivery = 'Main delivery';
export const noAddress = 'No address yet.';
export const noAddressHint = 'No address yet';
export const nothingInIt = 'Nothing is in it.';
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
export const whatYouCallIt = 'What you call it';
export const suchAs = 'Such as Lab 2, or the name of a building. It stands on the papers.';
export const saveAddress = 'Save the address';
export const addThis = 'Add this delivery';
export const leaveAsIs = 'Leave it as it is';

export const notAddingUp = 'It does not add up yet';
export const inCart = (count: number): string => `${count} in the cart`;
export const saveWhatGoesWhere = 'Save what goes where';
export const nothingArranged = 'Nothing was arranged.';
export const enterCount = 'Enter a whole number, 0 or more.';
export const nameTaken = 'There is a delivery of this name already. Choose another name.';
export const cannotArrange = 'The numbers must add up to what is in the cart.';
export const deliveryGone = 'This delivery is not there any more; it may have been removed in another tab.';
