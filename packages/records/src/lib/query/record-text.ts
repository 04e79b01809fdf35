import { hash } from 'node:crypto';
import type { RecordRepresentation } from '@relab/contract/records';
import { JsonText } from '@relab/server/http';

/** Stands first in a record, before anything that people wrote. */
const noChildren = '"childRelationships":{}';

/** A record as it is represented, in JSON. Its eTag is the checksum of all its other members. */
export class RecordText extends JsonText<RecordRepresentation> {
  readonly apiName: string;
  readonly id: string;
  readonly recordTypeId: string | null;
  /** Without its eTag. */
  readonly #members: string;
  #eTag: string | undefined;

  constructor(members: string, apiName: string, id: string, recordTypeId: string | null) {
    super();
    this.apiName = apiName;
    this.id = id;
    this.recordTypeId = recordTypeId;
    this.#members = members;
  }

  get eTag(): string {
    this.#eTag ??= hash('md5', this.#members);
    return this.#eTag;
  }

  /** The same record with the records below it. */
  withChildren(children: JsonText<RecordRepresentation['childRelationships']>): RecordText {
    const [head, ...rest] = this.#members.split(noChildren);
    const members = `${head}"childRelationships":${children.text}${rest.join(noChildren)}`;
    return new RecordText(members, this.apiName, this.id, this.recordTypeId);
  }

  override get text(): string {
    return `${this.#members.slice(0, -1)},"eTag":"${this.eTag}"}`;
  }
}
