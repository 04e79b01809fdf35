import type { ReportDeclaration } from '@relab/server/administration';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { reportType } from '../objects/case/case.ts';

/** Work of one kind: the list that shows it, and which rows of the table it is. */
interface Queue {
  readonly label: string;
  readonly objectApiName: string;
  readonly listViewApiName: string;
  readonly table: string;
  readonly since: string;
  /** As the filters of the list view, and as the indexes of migration 0225: literals, so that these serve. */
  readonly which: RawBuilder<SqlBool>;
}

/** In the order of a day: what came in first, then what is to leave. */
const queues: readonly Queue[] = [
  {
    label: 'Leads that nobody answered',
    objectApiName: 'Lead',
    listViewApiName: 'NewLeads',
    table: 'lead',
    since: 'created_date',
    which: sql`status = 'New'`,
  },
  {
    label: 'Offers to decide',
    objectApiName: 'Offer__c',
    listViewApiName: 'OpenOffers',
    table: 'offer',
    since: 'created_date',
    which: sql`stage in ('Submitted', 'Inspection', 'Price Proposed', 'Accepted')`,
  },
  {
    label: 'Offers to list',
    objectApiName: 'Offer__c',
    listViewApiName: 'ToList',
    table: 'offer',
    since: 'created_date',
    which: sql`stage = 'Accepted'`,
  },
  {
    label: 'Quotes to answer',
    objectApiName: 'QuoteRequest__c',
    listViewApiName: 'ToAnswer',
    table: 'quote_request',
    since: 'created_date',
    which: sql`status in ('New', 'In Review')`,
  },
  {
    label: 'Open cases',
    objectApiName: 'Case',
    listViewApiName: 'OpenCases',
    table: 'case',
    since: 'created_date',
    which: sql`status <> 'Closed'`,
  },
  {
    label: 'Reported listings',
    objectApiName: 'Case',
    listViewApiName: 'ReportedListings',
    table: 'case',
    since: 'created_date',
    which: sql`status <> 'Closed' and record_type_id = ${sql.lit(reportType)}`,
  },
  {
    label: 'Orders to approve',
    objectApiName: 'OrderSummary',
    listViewApiName: 'NewOrders',
    table: 'order_summary',
    since: 'ordered_date',
    which: sql`status = 'Created'`,
  },
  {
    label: 'Orders to ship',
    objectApiName: 'OrderSummary',
    listViewApiName: 'ToShip',
    table: 'order_summary',
    since: 'ordered_date',
    which: sql`status = 'Approved'`,
  },
  {
    label: 'Orders that await confirmation',
    objectApiName: 'OrderSummary',
    listViewApiName: 'AwaitingConfirmation',
    table: 'order_summary',
    since: 'ordered_date',
    which: sql`status = 'Awaiting Confirmation'`,
  },
  {
    label: 'Cancellations to decide',
    objectApiName: 'OrderSummary',
    listViewApiName: 'CancellationRequests',
    table: 'order_summary',
    since: 'cancellation_requested_date',
    which: sql`cancellation_state = 'Requested'`,
  },
  {
    label: 'Shipments to pick and pack',
    objectApiName: 'Shipment',
    listViewApiName: 'ToPack',
    table: 'shipment',
    since: 'created_date',
    which: sql`status = 'Planned'`,
  },
  {
    label: 'Shipments to hand over',
    objectApiName: 'Shipment',
    listViewApiName: 'ToHandOver',
    table: 'shipment',
    since: 'created_date',
    which: sql`status = 'Packed'`,
  },
  {
    label: 'Returns expected',
    objectApiName: 'ReturnOrder',
    listViewApiName: 'Expected',
    table: 'return_order',
    since: 'created_date',
    which: sql`status = 'Approved'`,
  },
  {
    label: 'Returns to refund',
    objectApiName: 'ReturnOrder',
    listViewApiName: 'ToRefund',
    table: 'return_order',
    since: 'created_date',
    which: sql`(status = 'Received' or refund_state in ('Pending', 'Failed'))`,
  },
];

interface Counted {
  readonly place: number;
  readonly count: number;
  readonly oldest: string | null;
}

const counted = ({ table, since, which }: Queue, place: number) => sql`
  select ${sql.lit(place)}::int as place, count(*)::int as count,
    (min(${sql.id(since)}) at time zone 'UTC')::date::text as oldest
  from ${sql.table(table)} where ${which} and not is_deleted`;

/** What waits for somebody, and since when: each number is the length of its list. */
export const waiting: ReportDeclaration = {
  name: 'waiting',
  label: 'What Waits',
  chart: 'table',
  columns: [
    { name: 'queue', label: 'Queue', dataType: 'text' },
    { name: 'count', label: 'Waiting', dataType: 'number' },
    { name: 'oldest', label: 'Since', dataType: 'day' },
  ],
  async read(database) {
    const { rows } = await sql<Counted>`
      ${sql.join(queues.map(counted), sql` union all `)} order by place`.execute(database);
    return rows.flatMap(({ place, count, oldest }) => {
      const queue = queues[place];
      if (!queue) return [];
      const { label, objectApiName, listViewApiName } = queue;
      return [{ values: [label, count, oldest], list: { objectApiName, listViewApiName, where: null } }];
    });
  },
};
