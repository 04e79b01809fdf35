import type { Layouts } from '@relab/records/objects';

/** How a listing is laid out. */
export const equipmentLayouts: Layouts = {
  full: [
    {
      heading: 'Listing',
      items: [
        'Name',
        'OwnerId',
        'StockKeepingUnit',
        'IsActive',
        'Manufacturer__c',
        'Model__c',
        'Type__c',
        'Year__c',
        'Condition__c',
        'Listed_Date__c',
        'UrlName',
        'Days_Listed__c',
      ],
    },
    {
      heading: 'Condition',
      columns: 1,
      items: ['Condition_Note__c', 'Description', 'Included__c', 'Missing__c'],
    },
    {
      heading: 'Tests',
      items: ['Tested_By__c', 'Warranty_Months__c', 'Tests__c', 'Warranty__c'],
      collapsible: true,
    },
    {
      heading: 'Facts',
      items: ['Weight_kg__c', 'Weight_Is_Estimate__c', 'Dimensions__c', 'Key_Facts__c', 'Facts__c'],
      collapsible: true,
    },
    {
      heading: 'Place and Shipping',
      items: [
        'Location_City__c',
        'Location_Country__c',
        'Shipping__c',
        'Shipping_Note__c',
        'Special_Handling__c',
      ],
    },
    {
      heading: 'Seller',
      items: [
        'Seller__c',
        'Seller_Name__c',
        'Seller_City__c',
        'Seller_Country__c',
        'Seller_Since__c',
        'Seller_Note__c',
      ],
      collapsible: true,
    },
    {
      heading: 'Money',
      items: ['Price__c', 'Cost_Price__c', 'Floor_Price__c', 'Margin__c', 'Quote_Requests__c', 'Maker__c'],
    },
    { heading: 'Inside', columns: 1, items: ['Internal_Note__c'], modes: ['Edit', 'View'] },
  ],
  compact: ['Name', 'StockKeepingUnit', 'Condition__c', 'Price__c', 'IsActive'],
};
