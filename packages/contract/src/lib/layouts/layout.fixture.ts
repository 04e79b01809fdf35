/** A layout of one section with one row of two items. */
export const accountLayout = {
  id: '00h000000000001AAA',
  layoutType: 'Full',
  mode: 'View',
  objectApiName: 'Account',
  recordTypeId: '012000000000000AAA',
  saveOptions: [
    {
      defaultValue: true,
      isDisplayed: true,
      label: 'Assign by the active rule',
      name: 'useDefaultRule',
      restHeaderName: null,
      soapHeaderName: null,
    },
  ],
  sections: [
    {
      collapsible: true,
      columns: 2,
      heading: 'About',
      id: '01B000000000001AAA',
      layoutRows: [
        {
          layoutItems: [
            {
              editableForNew: true,
              editableForUpdate: true,
              label: 'Name',
              layoutComponents: [{ apiName: 'Name', componentType: 'Field', label: 'Name' }],
              lookupIdApiName: null,
              required: true,
              sortable: false,
              uiBehavior: 'Required',
            },
            {
              editableForNew: false,
              editableForUpdate: false,
              label: '',
              layoutComponents: [{ apiName: null, componentType: 'EmptySpace' }],
              lookupIdApiName: null,
              required: false,
              sortable: false,
            },
          ],
        },
      ],
      rows: 1,
      tabOrder: 'LeftRight',
      useHeading: true,
    },
  ],
};

export const userState = {
  id: '00h000000000001AAAFull',
  sectionUserStates: { '01B000000000001AAA': { collapsed: true, id: '01B000000000001AAA' } },
};
