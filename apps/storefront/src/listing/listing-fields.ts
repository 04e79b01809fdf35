/** What a card shows. */
export const cardFields = [
  'Name',
  'Manufacturer__c',
  'Model__c',
  'Type__c',
  'Condition__c',
  'Year__c',
  'Location_Country__c',
  'Location_City__c',
  'Weight_kg__c',
  'Weight_Is_Estimate__c',
  'Key_Facts__c',
];

/** What a listing's own page shows. */
export const listingFields = [
  ...cardFields,
  'StockKeepingUnit',
  'Condition_Note__c',
  'Dimensions__c',
  'Facts__c',
  'Included__c',
  'Missing__c',
  'Tests__c',
  'Tested_By__c',
  'Warranty_Months__c',
  'Warranty__c',
  'Shipping__c',
  'Shipping_Note__c',
  'Seller_Name__c',
  'Seller_City__c',
  'Seller_Country__c',
  'Seller_Since__c',
  'Seller_Note__c',
  'Listed_Date__c',
];
