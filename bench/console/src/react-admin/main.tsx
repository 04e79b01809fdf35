import {
  Admin,
  DataTable,
  Edit,
  InfiniteList,
  List,
  PrevNextButtons,
  Resource,
  SimpleForm,
  TextInput,
  TopToolbar,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { columns, recordProvider } from './record-provider.ts';

// As its documentation begins: a list, a form, nothing of the look changed.

const table = (
  <DataTable rowClick="edit" bulkActionButtons={false}>
    {columns.map((source) => (
      <DataTable.Col key={source} source={source} />
    ))}
  </DataTable>
);

const isEndless = new URLSearchParams(window.location.search).has('endless');

const Listings = () =>
  isEndless ? <InfiniteList perPage={50}>{table}</InfiniteList> : <List perPage={50}>{table}</List>;

const actions = (
  <TopToolbar>
    <PrevNextButtons />
  </TopToolbar>
);

const Listing = () => (
  <Edit actions={actions} redirect={false} mutationMode="pessimistic">
    <SimpleForm>
      {[...columns, 'Description', 'Price__c'].map((source) => (
        <TextInput key={source} source={source} multiline={source === 'Description'} />
      ))}
    </SimpleForm>
  </Edit>
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Admin dataProvider={recordProvider} disableTelemetry>
      <Resource name="Product2" list={Listings} edit={Listing} recordRepresentation="Name" />
    </Admin>,
  );
