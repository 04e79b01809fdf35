import type { ReportDeclaration } from '@relab/server/administration';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { reportType } from '../objects/case/case.ts';
import type { OverviewTexts } from './texts.ts';

/** Work of one kind: the list that shows it, and which rows of the table it is. */
interface Queue {
  readonly name: keyof OverviewTexts['queues'];
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
    name: 'leads',
    objectApiName: 'Lead',
    listViewApiName: 'NewLeads',
    table: 'lead',
    since: 'created_date',
    which: sql`status = 'New'`,
  },
  {
    name: 'offers',
    objectApiName: 'Offer__c',
    listViewApiName: 'OpenOffers',
    table: 'offer',
    since: 'created_date',
    which: sql`stage in ('Submitted', 'Inspection', 'Price Proposed', 'Accepted')`,
  },
  {
    name: 'toList',
    objectApiName: 'Offer__c',
    listViewApiName: 'ToList',
    table: 'offer',
    since: 'created_date',
    which: sql`stage = 'Accepted'`,
  },
  {
    name: 'quotes',
    objectApiName: 'QuoteRequest__c',
    listViewApiName: 'ToAnswer',
    table: 'quote_request',
    since: 'created_date',
    which: sql`status in ('New', 'In Review')`,
  },
  {
    name: 'cases',
    objectApiName: 'Case',
    listViewApiName: 'OpenCases',
    table: 'case',
    since: 'created_date',
    which: sql`status <> 'Closed'`,
  },
  {
    name: 'reported',
    objectApiName: 'Case',
    listViewApiName: 'ReportedListings',
    table: 'case',
    since: 'created_date',
    which: sql`status <> 'Closed' and record_type_id = ${sql.lit(reportType)}`,
  },
  {
    name: 'approve',
    objectApiName: 'OrderSummary',
    listViewApiName: 'NewOrders',
    table: 'order_summary',
    since: 'ordered_date',
    which: sql`status = 'Created'`,
  },
  {
    name: 'ship',
    objectApiName: 'OrderSummary',
    listViewApiName: 'ToShip',
    table: 'order_summary',
    since: 'ordered_date',
    which: sql`status = 'Approved'`,
  },
  {
    name: 'confirmation',
    objectApiName: 'OrderSummary',
    listViewApiName: 'AwaitingConfirmation',
    table: 'order_summary',
    since: 'ordered_date',
    which: sql`status = 'Awaiting Confirmation'`,
  },
  {
    name: 'cancellation',
    objectApiName: 'OrderSummary',
    listViewApiName: 'CancellationRequests',
    table: 'order_summary',
    since: 'cancellation_requested_date',
    which: sql`cancellation_state = 'Requested'`,
  },
  {
    name: 'pack',
    objectApiName: 'Shipment',
    listViewApiName: 'ToPack',
    table: 'shipment',
    since: 'created_date',
    which: sql`status = 'Planned'`,
  },
  {
    name: 'handOver',
    objectApiName: 'Shipment',
    listViewApiName: 'ToHandOver',
    table: 'shipment',
    since: 'created_date',
    which: sql`status = 'Packed'`,
  },
  {
    name: 'returnRequests',
    objectApiName: 'ReturnOrder',
    listViewApiName: 'Requested',
    table: 'return_order',
    since: 'created_date',
    which: sql`status = 'Requested'`,
  },
  {
    name: 'returns',
    objectApiName: 'ReturnOrder',
    listViewApiName: 'Expected',
    table: 'return_order',
    since: 'created_date',
    which: sql`status = 'Approved'`,
  },
  {
    name: 'refund',
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
export const waiting = (texts: OverviewTexts): ReportDeclaration => ({
  name: 'waiting',
  label: texts.waiting,
  chart: 'table',
  columns: [
    { name: 'queue', label: texts.queue, dataType: 'text' },
    { name: 'count', label: texts.count, dataType: 'number' },
    { name: 'oldest', label: texts.oldest, dataType: 'day' },
  ],
  async read(database) {
    const { rows } = await sql<Counted>`
      ${sql.join(queues.map(counted), sql` union all `)} order by place`.execute(database);
    return rows.flatMap(({ place, count, oldest }) => {
      const queue = queues[place];
      if (!queue) return [];
      const { name, objectApiName, listViewApiName } = queue;
      return [
        {
          values: [texts.queues[name], count, oldest],
          list: { objectApiName, listViewApiName, where: null },
        },
      ];
    });
  },
});
